import { expect, test } from 'vitest';
import { markColors, markGrounds, markOf } from './markOf.ts';

test('a name has the same mark everywhere', () => {
  expect(markOf('Harborline')).toEqual(markOf('Harborline'));
});

test.each(['', 'شركة', '👩‍🚀 Orbit'])('“%s” has a mark', (name) => {
  const { ground, color } = markOf(name);
  expect(ground).toBeGreaterThanOrEqual(0);
  expect(ground).toBeLessThan(markGrounds);
  expect(color).toBeGreaterThanOrEqual(0);
  expect(color).toBeLessThan(markColors);
});

test('a thousand names that differ in their number have every mark', () => {
  const marks = new Set(Array.from({ length: 1000 }, (_, place) => JSON.stringify(markOf(`Company ${place}`))));
  expect(marks.size).toBe(markGrounds * markColors);
});
