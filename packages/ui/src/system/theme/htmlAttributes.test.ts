import { expect, test } from 'vitest';
import { htmlAttributes } from './htmlAttributes.ts';

test('attributes of a page have the defaults of a theme', () => {
  expect(htmlAttributes({ locale: 'de-DE' })).toEqual({
    'data-fs-theme': 'system',
    'data-fs-density': 'comfortable',
    'data-fs-brand': undefined,
    'data-fs-words': undefined,
    lang: 'de-DE',
    dir: 'ltr',
  });
});

test('texts in another language than the formats name theirs, and keep the direction of the page', () => {
  const settings = { theme: 'dark', density: 'compact', brand: 'plum', locale: 'ar-EG', wordsIn: 'en' } as const;
  expect(htmlAttributes(settings)).toEqual({
    'data-fs-theme': 'dark',
    'data-fs-density': 'compact',
    'data-fs-brand': 'plum',
    'data-fs-words': 'en',
    lang: 'en',
    dir: 'rtl',
  });
});
