import { expect, test } from 'vitest';
import { readComparedIds, writeComparedIds } from './comparedIds.ts';

const ids = Array.from({ length: 7 }, (_, index) => `3f2c1b0a-0000-4000-8000-00000000000${index}`);

test('reads each id once, at most five, and counts what is no id', () => {
  expect(readComparedIds(ids.join(','))).toEqual({ ids: ids.slice(0, 5), unreadable: 0 });
  expect(readComparedIds(`${ids[0]},,${ids[0]?.toUpperCase()},voltmeer,../1`)).toEqual({
    ids: [ids[0]],
    unreadable: 2,
  });
  expect(readComparedIds(undefined)).toEqual({ ids: [], unreadable: 0 });
});

test('writes what it reads, and nothing for none', () => {
  expect(readComparedIds(writeComparedIds(ids.slice(0, 3))).ids).toEqual(ids.slice(0, 3));
  expect(writeComparedIds([])).toBeUndefined();
});
