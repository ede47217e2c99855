import { expect, test } from 'vitest';
import { createFormats } from './createFormats.ts';

const { abbreviated, number, monthYear, day, plural } = createFormats('en-US');

test('[CONST-003] large numbers are read as K, M, B or T with one decimal', () => {
  expect([1000, 1234, 56_789_000, 1_000_000_000, 2.5e12].map(abbreviated)).toEqual([
    '1.0K',
    '1.2K',
    '56.8M',
    '1.0B',
    '2.5T',
  ]);
});

test('axis figures have decimals only where needed, in the user’s language', () => {
  const axis = [0, 500, 500_000_000, 1_000_000_000, 1_500_000_000];
  expect(axis.map(createFormats('en').rounded)).toEqual(['0', '500', '500M', '1B', '1.5B']);
  expect(axis.map(createFormats('de').rounded).map((text) => text.replace('\u00a0', ' '))).toEqual([
    '0',
    '500',
    '500 Mio.',
    '1 Mrd.',
    '1,5 Mrd.',
  ]);
  expect(createFormats('ar-u-nu-latn').rounded(500_000_000)).toBe('500\u00a0مليون');
});

test('numbers under a thousand are plain, and rounding carries into the next letter', () => {
  expect([0, 7, 999, -12].map(abbreviated)).toEqual(['0', '7', '999', '-12']);
  expect(abbreviated(999_960)).toBe('1.0M');
  expect(abbreviated(-1_500)).toBe('-1.5K');
});

test('every English user sees the same letters', () => {
  for (const locale of ['en', 'en-GB', 'en-IN', 'en-AU']) {
    expect(createFormats(locale).abbreviated(12_300_000_000)).toBe('12.3B');
  }
});

test('numbers and dates follow the user’s locale', () => {
  expect(number(1_234_567)).toBe('1,234,567');
  expect(createFormats('de').number(1_234_567)).toBe('1.234.567');
  expect(createFormats('fr').monthYear('2014-03-01')).toBe('mars 2014');
});

test('shares are percent with one decimal, as the user writes them', () => {
  expect([0, 0.3449, 1].map(createFormats('en').percent)).toEqual(['0.0%', '34.5%', '100.0%']);
  expect(createFormats('de').percent(0.5)).toBe('50,0\u00a0%');
});

test('changes are whole percent with their sign', () => {
  expect([0.344, 0, -0.96, 12.5].map(createFormats('en').change)).toEqual(['+34%', '0%', '-96%', '+1,250%']);
  expect(createFormats('de').change(0.34)).toBe('+34\u00a0%');
});

test('a day is the same day in every time zone', () => {
  expect(monthYear('2014-03-01')).toBe('March 2014');
  expect(day('2014-12-31')).toBe('December 31, 2014');
});

test("a clock shows the time of its zone, and none for a zone that isn't known", () => {
  const instant = new Date('2026-01-12T23:04:00Z');
  // Some versions put a narrow space between the time and PM.
  expect(createFormats('en').clock(instant, 'America/Los_Angeles')?.replace(/\s/g, ' ')).toBe('Monday 3:04 PM');
  expect(createFormats('de').clock(instant, 'Asia/Tokyo')).toBe('Dienstag, 08:04');
  expect(createFormats('en').clock(instant, 'Mars/Olympus')).toBeUndefined();
});

test('formats a measurement as a whole number with its unit', () => {
  expect(createFormats('en').unit(61.4, 'fahrenheit')).toBe('61°F');
  expect(createFormats('de').unit(1204.5, 'kilometer')).toBe('1.205 km');
});

test('a short day leaves out the year, and a moment has the time of its zone', () => {
  const instant = '2026-11-22T06:00:00Z';
  expect(createFormats('en-US').shortMonthDay('2026-08-28')).toBe('Aug 28');
  expect(createFormats('ar-u-nu-latn').shortMonthDay('2026-08-28')).toBe('28 أغسطس');
  expect(createFormats('en-US').shortMoment(instant, 'UTC')).toBe('Nov 22, 2026, 6:00 AM');
  expect(createFormats('en-US').time(instant, 'Asia/Tokyo')).toBe('3:00 PM');
  expect(createFormats('de').shortMoment(instant, 'Europe/Berlin')).toBe('22.11.2026, 07:00');
  expect(createFormats('en-US').shortMoment('soon')).toBe('soon');
});

test('a period names what its days share once', () => {
  const { dayRange, shortWeekday } = createFormats('en-US');
  expect(dayRange('2014-12-25', '2014-12-31')).toBe('Dec 25 – 31, 2014');
  expect(createFormats('de').dayRange('2014-12-25', '2014-12-31')).toBe('25.–31.12.2014');
  expect(shortWeekday('2014-12-31')).toBe('Wed');
});

test('a text that is no day is shown as it is', () => {
  const { shortDay, shortMonth } = createFormats('en-US');
  expect(shortMonth('2014-03-01')).toBe('Mar 2014');
  expect(shortDay('2014-12-31')).toBe('Dec 31, 2014');
  expect(monthYear('sometime')).toBe('sometime');
  expect(day('2014-13-45')).toBe('2014-13-45');
});

test('plurals follow the language of the words, not of the user', () => {
  const forms = { one: 'company', other: 'companies' };
  expect([0, 1, 2].map((count) => plural(count, forms))).toEqual(['companies', 'company', 'companies']);
  expect(createFormats('ar', 'en').plural(2, { ...forms, two: 'wrong' })).toBe('companies');
  expect(createFormats('en', 'pl').plural(3, { one: 'firma', few: 'firmy', other: 'firm' })).toBe('firmy');
});

test('abbreviates from where the locale does', () => {
  const { abbreviated, rounded } = createFormats('de');
  expect([999, 200_000, 18_000_000].map(abbreviated)).toEqual(['999', '200.000', '18,0\u00a0Mio.']);
  expect(rounded(200_000)).toBe('200.000');
});

test('lists have the commas of the messages’ language, whatever the locale', () => {
  const parts = ['Voltmeer', 'Plumbline', 'Harborline'];
  expect(createFormats('en-US').list(parts)).toBe('Voltmeer, Plumbline, Harborline');
  expect(createFormats('de-AT', 'de').list(parts)).toBe('Voltmeer, Plumbline, Harborline');
  expect(createFormats('ar-EG', 'ar').list(parts)).toBe('Voltmeer، Plumbline، Harborline');
  expect(createFormats('ar-EG').list(parts)).toBe('Voltmeer, Plumbline, Harborline');
  expect([createFormats('ar', 'ar').list(['Voltmeer']), createFormats('ar', 'ar').list([])]).toEqual(['Voltmeer', '']);
});

test('lists end with the word of the messages’ language', () => {
  expect(createFormats('en-US').list(['CSV', 'TSV', 'PNG'], 'or')).toBe('CSV, TSV, or PNG');
  expect(createFormats('de', 'de').list(['CSV', 'TSV', 'PNG'], 'and')).toBe('CSV, TSV und PNG');
  expect(createFormats('ar', 'ar').list(['CSV', 'PNG'], 'or')).toBe('CSV أو PNG');
});
