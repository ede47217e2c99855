import { expect, test } from 'vitest';
import { columnSlots, columnWidths, visibleColumnSpan } from './visibleColumns.ts';

const none: ReadonlySet<number> = new Set();
const twoHundred = columnWidths({ widths: new Array<undefined>(200).fill(undefined), room: 24_000 });

test('of two hundred columns, those in sight and a few beside them are drawn', () => {
  const start = visibleColumnSpan(twoHundred, { scrolled: 0, room: 1200 });
  expect(start).toEqual({ from: 0, to: 15 });
  const middle = visibleColumnSpan(twoHundred, { scrolled: 12_000, room: 1200 });
  expect(middle.from).toBeLessThanOrEqual(97);
  expect(middle.to).toBeGreaterThanOrEqual(113);
  expect(middle.to - middle.from).toBeLessThan(25);
  expect(visibleColumnSpan(twoHundred, { scrolled: 22_800, room: 1200 }).to).toBe(200);
});

test('a short scroll draws nothing', () => {
  const at = (scrolled: number) => visibleColumnSpan(twoHundred, { scrolled, room: 1150 });
  expect(at(12_000 + 119)).toEqual(at(12_000));
  expect(at(12_000 + 3 * 120).from).toBe(at(12_000).from + 3);
});

test('beyond the last column, and without room, there is still something to draw', () => {
  const beyond = visibleColumnSpan(twoHundred, { scrolled: 99_000, room: 1200 });
  expect(beyond.from).toBeLessThan(200);
  expect(beyond.to).toBe(200);
  expect(visibleColumnSpan(twoHundred, { scrolled: 0, room: 0 })).toEqual({ from: 0, to: 3 });
  expect(visibleColumnSpan([], { scrolled: 0, room: 800 })).toEqual({ from: 0, to: 0 });
});

test('columns without a width share what the others leave', () => {
  expect(columnWidths({ widths: [100, undefined, undefined], room: 500 })).toEqual([100, 200, 200]);
});

test('a share is never narrower than its column can be', () => {
  const widths = [100, undefined, undefined, undefined];
  expect(columnWidths({ widths, leasts: [0, 300, 120, 120], room: 700 })).toEqual([100, 300, 150, 150]);
  expect(columnWidths({ widths, leasts: [0, 300, 120, 120], room: 200 })).toEqual([100, 300, 120, 120]);
});

test('where every column has a width, all of them grow with the room', () => {
  expect(columnWidths({ widths: [100, 300], room: 800 })).toEqual([200, 600]);
  expect(columnWidths({ widths: [100, 300], room: 200 })).toEqual([100, 300]);
});

test('columns that stay are drawn wherever they stand, and a gap stands for those between', () => {
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

test('no gap is wider than a cell can be', () => {
  expect(columnSlots(2500, { from: 0, to: 1 }, none)).toEqual([
    0,
    { from: 1, count: 1000 },
    { from: 1001, count: 1000 },
    { from: 2001, count: 499 },
  ]);
});
