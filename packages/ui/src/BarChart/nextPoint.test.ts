import { expect, test } from 'vitest';
import { nextPoint } from './nextPoint.ts';

test('arrows lead to the neighbour on that side', () => {
  const ltr = { count: 3, isRtl: false };
  expect([nextPoint('ArrowRight', 0, ltr), nextPoint('ArrowLeft', 1, ltr)]).toEqual([1, 0]);
  const rtl = { count: 3, isRtl: true };
  expect([nextPoint('ArrowLeft', 0, rtl), nextPoint('ArrowRight', 1, rtl)]).toEqual([1, 0]);
});

test('Home and End lead to the ends, whichever way the row runs', () => {
  expect([nextPoint('Home', 2, { count: 5, isRtl: true }), nextPoint('End', 2, { count: 5, isRtl: false })]).toEqual([
    0, 4,
  ]);
});

test('past an end and with other keys the reader stays', () => {
  const row = { count: 2, isRtl: false };
  expect([nextPoint('ArrowRight', 1, row), nextPoint('ArrowLeft', 0, row), nextPoint('a', 0, row)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
