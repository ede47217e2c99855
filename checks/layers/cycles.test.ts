import { expect, test } from 'vitest';
import { findCycles, importGraph } from './importGraph.ts';

const advice = 'Move the type or the function that both need into the part that owns it, or into a file of its own.';

test('no files import each other, types included', () => {
  const graph = importGraph();
  const imports = [...graph.values()].flat();
  expect(findCycles(graph), advice).toEqual([]);
  expect(graph.size).toBeGreaterThan(2000);
  expect(imports.length).toBeGreaterThan(5000);
});

test('finds files that import each other directly, in turn and in overlapping groups', () => {
  const graph = new Map([
    ['start', ['a', 'alone']],
    ['alone', []],
    ['a', ['b']],
    ['b', ['c', 'alone']],
    ['c', ['a', 'd']],
    ['d', ['e']],
    ['e', ['d']],
  ]);
  expect(findCycles(graph)).toEqual([
    ['d', 'e'],
    ['a', 'b', 'c'],
  ]);
});
