import { expect, test } from 'vitest';
import { directionOfText } from './directionOfText.ts';

test.each([
  ['Voltmeer wires up its hundredth street', undefined],
  ['ثروة واضحة raises $13.5M to obtain a license in Saudi Arabia', 'ltr'],
  ['רואה-אור closes $12M Series A', 'ltr'],
  ['جمعت Voltmeer جولة جديدة بقيمة 12 مليون', 'rtl'],
  ['Voltmeer تجمع 12 مليون دولار في جولة جديدة', 'rtl'],
  ['ثروة واضحة', 'rtl'],
  ['', undefined],
  ['$12M', undefined],
])('most words of “%s” decide: %s', (text, direction) => {
  expect(directionOfText(text)).toBe(direction);
});
