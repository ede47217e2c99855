import { expect, test } from 'vitest';
import { columnSlots, columnWidths, visibleColumnSpan } from './visibleColumns.ts';

const none: ReadonlySet<number> = new Set();
const twoHundred = columnWidths({ widths: new Array<undefined>(200).fill(undefined), space: 24_000 });

test('of two hundred columns, the visible ones are rendered with overscan', () => {
  const start = visibleColumnSpan(twoHundred, { scrolled: 0, viewportWidth: 1200 });
  expect(start).toEqual({ from: 0, to: 15 });
  const middle = visibleColumnSpan(twoHundred, { scrolled: 12_000, viewportWidth: 1200 });
  expect(middle.from).toBeLessThanOrEqual(97);
  expect(middle.to).toBeGreaterThanOrEqual(113);
  expect(middle.to - middle.from).toBeLessThan(25);
  expect(visibleColumnSpan(twoHundred, { scrolled: 22_800, viewportWidth: 1200 }).to).toBe(200);
});

test('a short scroll renders nothing', () => {
  const at = (scrolled: number) => visibleColumnSpan(twoHundred, { scrolled, viewportWidth: 1150 });
  expect(at(12_000 + 119)).toEqual(at(12_000));
  expect(at(12_000 + 3 * 120).from).toBe(at(12_000).from + 3);
});

test('some columns are rendered even beyond the last one and in a viewport without width', () => {
  const beyond = visibleColumnSpan(twoHundred, { scrolled: 99_000, viewportWidth: 1200 });
  expect(beyond.from).toBeLessThan(200);
  expect(beyond.to).toBe(200);
  expect(visibleColumnSpan(twoHundred, { scrolled: 0, viewportWidth: 0 })).toEqual({ from: 0, to: 3 });
  expect(visibleColumnSpan([], { scrolled: 0, viewportWidth: 800 })).toEqual({ from: 0, to: 0 });
});

test('columns without a width share the remaining space', () => {
  expect(columnWidths({ widths: [100, undefined, undefined], space: 500 })).toEqual([100, 200, 200]);
});

test('a share is never narrower than the minimum width of its column', () => {
  const widths = [100, undefined, undefined, undefined];
  expect(columnWidths({ widths, leasts: [0, 300, 120, 120], space: 700 })).toEqual([100, 300, 150, 150]);
  expect(columnWidths({ widths, leasts: [0, 300, 120, 120], space: 200 })).toEqual([100, 300, 120, 120]);
});

test('when every column has a width, all of them stretch to fill the space', () => {
  expect(columnWidths({ widths: [100, 300], space: 800 })).toEqual([200, 600]);
  expect(columnWidths({ widths: [100, 300], space: 200 })).toEqual([100, 300]);
});

test('kept columns are rendered wherever they are placed, with one gap in place of the columns between them', () => {
  expect(columnSlots(10, { from: 4, to: 6 }, new Set([0, 9]))).toEqual([
    0,
    { from: 1, count: 3 },
    4,
    5,
    { from: 6, count: 3 },
    9,
  ]);
  expect(columnSlots(3, { from: 0, to: 3 }, none)).toEqual([0, 1, 2]);
});

test('no gap spans more columns than a cell can', () => {
  expect(columnSlots(2500, { from: 0, to: 1 }, none)).toEqual([
    0,
    { from: 1, count: 1000 },
    { from: 1001, count: 1000 },
    { from: 2001, count: 499 },
  ]);
});
