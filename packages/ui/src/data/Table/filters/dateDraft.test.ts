import { expect, test } from 'vitest';
import { type DateDraft, draftOf, isDayError, isYearError, toDateFilter } from './dateDraft.ts';

const draft = (part: Partial<DateDraft>): DateDraft => ({ operator: '=', day: '', month: '02', year: '', ...part });

test('a filter needs a complete date of its precision', () => {
  expect(toDateFilter(draft({ year: '201' }), 'year')).toBeUndefined();
  expect(toDateFilter(draft({ year: '2014' }), 'year')).toEqual({ kind: 'date', operator: '=', year: '2014' });
  expect(toDateFilter(draft({ year: '2014' }), 'month')).toEqual({ kind: 'date', operator: '=', month: '2014-02' });
  expect(toDateFilter(draft({ year: '2014' }), 'day')).toBeUndefined();
  expect(toDateFilter(draft({ year: '2014', day: '7' }), 'day')).toEqual({
    kind: 'date',
    operator: '=',
    day: '2014-02-07',
  });
});

test('a day must be in its month, and in a leap year in February', () => {
  const days = ['0', '29', '30', 'x', ''];
  expect(days.filter((day) => isDayError(draft({ day })))).toEqual(['0', '30', 'x']);
  expect(isDayError(draft({ day: '29', year: '2014' }))).toBe(true);
  expect(isDayError(draft({ day: '29', year: '2016' }))).toBe(false);
  expect(toDateFilter(draft({ day: '29', year: '2014' }), 'day')).toBeUndefined();
});

test('a year is wrong once it has four characters', () => {
  expect(['', '20', '20x4', '2014'].filter((year) => isYearError(draft({ year })))).toEqual(['20x4']);
});

test('a draft starts with the filter, whatever its precision', () => {
  expect(draftOf(undefined)).toEqual({ operator: '<', day: '', month: '01', year: '' });
  expect(draftOf({ kind: 'date', operator: '>', year: '2014' })).toEqual(draftWith({ year: '2014' }));
  expect(draftOf({ kind: 'date', operator: '>', month: '2014-03' })).toEqual(draftWith({ year: '2014', month: '03' }));
  expect(draftOf({ kind: 'date', operator: '>', day: '2014-03-31' })).toEqual(
    draftWith({ year: '2014', month: '03', day: '31' }),
  );
});

function draftWith(part: Partial<DateDraft>): DateDraft {
  return { operator: '>', day: '', month: '01', year: '', ...part };
}
