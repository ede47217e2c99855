import { createFormats } from '@fs/ui/formats';
import { expect, test } from 'vitest';
import { ar } from './ar.ts';

const formats = createFormats('ar-u-nu-latn', 'ar');

/** Returns a message that is a function as text. */
function say<Values>(message: string | ((values: Values, by: typeof formats) => string), values: Values): string {
  return typeof message === 'string' ? message : message(values, formats);
}

test('Arabic counts companies in its six forms', () => {
  expect([0, 1, 2, 3, 11, 100].map((count) => say(ar.WatchlistWords.companies, { count }))).toEqual([
    'لا شركات',
    'شركة واحدة',
    'شركتان',
    '3 شركات',
    '11 شركة',
    '100 شركة',
  ]);
});

test('Arabic puts the dual into the case that the sentence asks for', () => {
  expect(say(ar.CompanyFunding.inRounds, { count: 2 })).toBe('في جولتين');
  expect(say(ar.Deals.rounds, { count: 2 })).toBe('جولتان');
});

test('a Latin name has a direction of its own within an Arabic sentence', () => {
  expect(say(ar.CompanyTable.marketsOf, { name: 'Acme Inc.' })).toBe('أسواق \u2068Acme Inc.\u2069');
});

test('a name that is stored has no invisible characters', () => {
  expect(say(ar.WatchlistCopy.suggestedName, { name: 'Acme Inc.' })).toBe('نسخة من Acme Inc.');
});
