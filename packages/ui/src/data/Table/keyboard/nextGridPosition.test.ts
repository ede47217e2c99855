import { expect, test } from 'vitest';
import { type GridMove, type GridPlace, nextGridPosition } from './nextGridPosition.ts';

const lengths = [3, 3, 3];

function after(key: string, place: GridPlace, how: Partial<GridMove> = {}, rows: readonly number[] = lengths) {
  return nextGridPosition({ key, isControlDown: false, isRightToLeft: false, isStacked: false, ...how }, place, rows);
}

test('arrows lead to the neighbour and stop at the edges', () => {
  const middle = { row: 1, cell: 1 };
  expect(after('ArrowUp', middle)).toEqual({ row: 0, cell: 1 });
  expect(after('ArrowDown', middle)).toEqual({ row: 2, cell: 1 });
  expect(after('ArrowLeft', middle)).toEqual({ row: 1, cell: 0 });
  expect(after('ArrowRight', middle)).toEqual({ row: 1, cell: 2 });
  expect(after('ArrowUp', { row: 0, cell: 1 })).toEqual({ row: 0, cell: 1 });
  expect(after('ArrowDown', { row: 2, cell: 1 })).toEqual({ row: 2, cell: 1 });
  expect(after('ArrowRight', { row: 1, cell: 2 })).toEqual({ row: 1, cell: 2 });
});

test('from right to left, left is onward', () => {
  expect(after('ArrowLeft', { row: 0, cell: 0 }, { isRightToLeft: true })).toEqual({ row: 0, cell: 1 });
  expect(after('ArrowRight', { row: 0, cell: 0 }, { isRightToLeft: true })).toEqual({ row: 0, cell: 0 });
});

test('Home and End lead along the row, with Control to the corners', () => {
  expect(after('Home', { row: 1, cell: 1 })).toEqual({ row: 1, cell: 0 });
  expect(after('End', { row: 1, cell: 1 })).toEqual({ row: 1, cell: 2 });
  expect(after('Home', { row: 1, cell: 1 }, { isControlDown: true })).toEqual({ row: 0, cell: 0 });
  expect(after('End', { row: 1, cell: 1 }, { isControlDown: true })).toEqual({ row: 2, cell: 2 });
});

test('a row with fewer cells is entered at its last', () => {
  expect(after('ArrowDown', { row: 0, cell: 2 }, {}, [3, 1])).toEqual({ row: 1, cell: 0 });
});

test('stacked cells follow each other over the ends of rows', () => {
  const isStacked = true;
  expect(after('ArrowDown', { row: 0, cell: 2 }, { isStacked })).toEqual({ row: 1, cell: 0 });
  expect(after('ArrowUp', { row: 1, cell: 0 }, { isStacked })).toEqual({ row: 0, cell: 2 });
  expect(after('ArrowRight', { row: 0, cell: 0 }, { isStacked })).toEqual({ row: 0, cell: 1 });
  expect(after('ArrowDown', { row: 2, cell: 2 }, { isStacked })).toEqual({ row: 2, cell: 2 });
});

test('other keys are not the grid’s', () => {
  expect(after('a', { row: 0, cell: 0 })).toBeUndefined();
});
