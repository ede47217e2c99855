import { expect, test } from 'vitest';
import { numberConditions } from './tableSearch.ts';

const largest = 1000;

test('compares whole numbers, and includes the ends of a range', () => {
  expect(numberConditions({ kind: 'number', operator: '>', value: 5.4 }, largest)).toEqual([{ op: '>', value: 5 }]);
  expect(numberConditions({ kind: 'number', operator: 'between', value: 20, to: 10 }, largest)).toEqual([
    { op: '>', value: 9 },
    { op: '<', value: 21 },
  ]);
});

test('stays within what the search takes', () => {
  expect(numberConditions({ kind: 'number', operator: '<', value: 1e9 }, largest)).toEqual([{ op: '<', value: 1000 }]);
  expect(numberConditions({ kind: 'number', operator: 'between', value: -5, to: 3 }, largest)).toEqual([
    { op: '<', value: 4 },
  ]);
});
