import { expect, test } from 'vitest';
import { timeTicks } from './timeTicks.ts';

function labels(first: string, last: string, most: number, locale = 'en-US') {
  return timeTicks(Date.parse(first), Date.parse(last), most, locale).map(({ text }) => text);
}

test('labels ten years by years, as many as fit', () => {
  expect(labels('2014-03-01', '2024-03-01', 4)).toEqual(['2015', '2020']);
  expect(labels('2014-03-01', '2024-03-01', 5)).toEqual(['2016', '2018', '2020', '2022', '2024']);
});

test('labels a year by quarters', () => {
  expect(labels('2024-01-01', '2024-12-31', 6)).toEqual(['Jan 2024', 'Apr 2024', 'Jul 2024', 'Oct 2024']);
});

test('labels a month by Mondays and a week by days', () => {
  expect(labels('2026-01-01', '2026-01-31', 5)).toEqual(['Jan 5, 2026', 'Jan 12', 'Jan 19', 'Jan 26']);
  expect(labels('2026-01-01', '2026-01-04', 5)).toEqual(['Jan 1, 2026', 'Jan 2', 'Jan 3', 'Jan 4']);
});

test('labels one day by its date, and centuries by centuries', () => {
  expect(labels('2024-02-29', '2024-02-29', 5)).toEqual(['Feb 29, 2024']);
  expect(labels('1795-01-01', '2026-01-01', 3)).toEqual(['1800', '1900', '2000']);
});

test('names months in the user’s language', () => {
  expect(labels('2024-01-01', '2024-12-31', 2, 'de')).toEqual(['Jan. 2024', 'Juli 2024']);
});
