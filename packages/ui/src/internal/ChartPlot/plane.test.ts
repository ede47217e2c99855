import { expect, test } from 'vitest';
import { extentOf } from './extentOf.ts';
import { planeOf, scaleOf } from './plane.ts';

test('the axis ends at round figures around the values', () => {
  expect(scaleOf([-1_300, 29_120])).toEqual({ ends: [-10_000, 30_000], ticks: [-10_000, 0, 10_000, 20_000, 30_000] });
});

test('whole numbers have no ticks between them', () => {
  expect(scaleOf([0, 2])).toEqual({ ends: [0, 2], ticks: [0, 1, 2] });
  expect(scaleOf([0, 1])).toEqual({ ends: [0, 1], ticks: [0, 1] });
  expect(scaleOf([0, 1.5]).ticks).toEqual([0, 0.5, 1, 1.5]);
});

test('equal values are on one line', () => {
  expect(scaleOf([0, 0])).toEqual({ ends: [0, 1], ticks: [0] });
});

test('the way runs from the axis to the end, from whichever side the axis is on', () => {
  const options = { width: 400, extent: [0, 10], axis: 40, end: 60 } as const;
  const ltr = planeOf({ ...options, isRtl: false });
  expect([ltr.length, ltr.across(0), ltr.across(1)]).toEqual([300, 40, 340]);
  const rtl = planeOf({ ...options, isRtl: true });
  expect([rtl.across(0), rtl.across(1)]).toEqual([360, 60]);
  expect([ltr.up(0), ltr.up(10)]).toEqual([212, 8]);
});

test('missing figures have no part in the extent, and thousands can be measured', () => {
  expect(extentOf([3, null, -2])).toEqual([-2, 3]);
  expect(extentOf([null])).toEqual([0, 0]);
  expect(extentOf(Array.from({ length: 300_000 }, (_, index) => index))).toEqual([0, 299_999]);
});
