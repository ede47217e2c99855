import { expect, test } from 'vitest';
import { type Field, nextStop } from './nextStop.ts';

const field: Field = { points: 30, series: 3, isRtl: false, rises: false };
const from = { point: 5, series: 1 };

test('arrows along the line lead to the neighbor on that side', () => {
  expect(nextStop('ArrowRight', from, field)).toEqual({ point: 6, series: 1 });
  expect(nextStop('ArrowLeft', from, field)).toEqual({ point: 4, series: 1 });
  expect(nextStop('ArrowLeft', from, { ...field, isRtl: true })).toEqual({ point: 6, series: 1 });
});

test('arrows up and down lead from series to series, in a stack as it is piled', () => {
  expect(nextStop('ArrowDown', from, field)).toEqual({ point: 5, series: 2 });
  expect(nextStop('ArrowUp', from, field)).toEqual({ point: 5, series: 0 });
  expect(nextStop('ArrowUp', from, { ...field, rises: true })).toEqual({ point: 5, series: 2 });
});

test('Home and End lead to the ends, whichever way the row runs', () => {
  const rtl = { ...field, isRtl: true };
  expect([nextStop('Home', from, rtl)?.point, nextStop('End', from, field)?.point]).toEqual([0, 29]);
});

test('a page is a tenth of the way, and stops at the ends', () => {
  expect([nextStop('PageDown', from, field)?.point, nextStop('PageUp', from, field)?.point]).toEqual([8, 2]);
  expect(nextStop('PageDown', { point: 28, series: 0 }, field)?.point).toBe(29);
  expect(nextStop('PageUp', { point: 1, series: 0 }, field)?.point).toBe(0);
});

test('past an end and with other keys the user stays', () => {
  const start = { point: 0, series: 0 };
  expect(['ArrowLeft', 'ArrowUp', 'a'].map((key) => nextStop(key, start, field))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(nextStop('ArrowRight', { point: 29, series: 0 }, field)).toBeUndefined();
});
