import { languageIds } from '@fs/api-contract';
import { expect, test } from 'vitest';
import { languages } from './languages.ts';
import { storedLanguage } from './storedLanguage.ts';

const kept = { id: 'p', owner: 'ada', details: null };

test('reads the language that was chosen on any device', () => {
  expect(
    storedLanguage([
      { ...kept, key: 'time_zone', value: 'Asia/Tokyo' },
      { ...kept, key: 'language', value: 'ar' },
    ]),
  ).toBe('ar');
  expect(storedLanguage([])).toBeUndefined();
  expect(storedLanguage([{ ...kept, key: 'language', value: 'tlh' }])).toBeUndefined();
});

test('the app offers the languages in which mails are written', () => {
  expect(languages.map(({ id }) => id)).toEqual(languageIds);
});
