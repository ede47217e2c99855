import { expect, test } from 'vitest';
import { type GridMove, type GridPlace, nextGridPosition } from './nextGridPosition.ts';

const lengths = [3, 3, 3];

function after(key: string, place: GridPlace, how: Partial<GridMove> = {}, rows: readonly number[] = lengths) {
  return nextGridPosition({ key, isControlDown: false, isRightToLeft: false, isStacked: false, ...how }, place, rows);
}

test('arrows move to the neighbor and stop at the edges', () => {
  const middle = { row: 1, cell: 1 };
  expect(after('ArrowUp', middle)).toEqual({ row: 0, cell: 1 });
  expect(after('ArrowDown', middle)).toEqual({ row: 2, cell: 1 });
  expect(after('ArrowLeft', middle)).toEqual({ row: 1, cell: 0 });
  expect(after('ArrowRight', middle)).toEqual({ row: 1, cell: 2 });
  expect(after('ArrowUp', { row: 0, cell: 1 })).toEqual({ row: 0, cell: 1 });
  expect(after('ArrowDown', { row: 2, cell: 1 })).toEqual({ row: 2, cell: 1 });
  expect(after('ArrowRight', { row: 1, cell: 2 })).toEqual({ row: 1, cell: 2 });
});

test('from right to left, the left arrow moves to the next cell', () => {
  expect(after('ArrowLeft', { row: 0, cell: 0 }, { isRightToLeft: true })).toEqual({ row: 0, cell: 1 });
  expect(after('ArrowRight', { row: 0, cell: 0 }, { isRightToLeft: true })).toEqual({ row: 0, cell: 0 });
});

test('Home and End move to the ends of the row, with Control to the corners', () => {
  expect(after('Home', { row: 1, cell: 1 })).toEqual({ row: 1, cell: 0 });
  expect(after('End', { row: 1, cell: 1 })).toEqual({ row: 1, cell: 2 });
  expect(after('Home', { row: 1, cell: 1 }, { isControlDown: true })).toEqual({ row: 0, cell: 0 });
  expect(after('End', { row: 1, cell: 1 }, { isControlDown: true })).toEqual({ row: 2, cell: 2 });
});

test('moving to a row with fewer cells focuses its last cell', () => {
  expect(after('ArrowDown', { row: 0, cell: 2 }, {}, [3, 1])).toEqual({ row: 1, cell: 0 });
});

test('arrows move through stacked cells across rows', () => {
  const isStacked = true;
  expect(after('ArrowDown', { row: 0, cell: 2 }, { isStacked })).toEqual({ row: 1, cell: 0 });
  expect(after('ArrowUp', { row: 1, cell: 0 }, { isStacked })).toEqual({ row: 0, cell: 2 });
  expect(after('ArrowRight', { row: 0, cell: 0 }, { isStacked })).toEqual({ row: 0, cell: 1 });
  expect(after('ArrowDown', { row: 2, cell: 2 }, { isStacked })).toEqual({ row: 2, cell: 2 });
});

test('ignores other keys', () => {
  expect(after('a', { row: 0, cell: 0 })).toBeUndefined();
});
