import { expect, test } from 'vitest';
import { readTableLayout, writeTableLayout } from './tableLayouts.ts';

function memory(start: Record<string, string> = {}) {
  const kept = new Map(Object.entries(start));
  return {
    kept,
    storage: () => ({
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
      removeItem: (key: string) => void kept.delete(key),
    }),
  };
}

test('restores column changes after a restart, and removes them when undone', () => {
  const { kept, storage } = memory();
  const layout = {
    order: ['b', 'a'],
    hidden: ['c'],
    shown: ['d'],
    widths: { a: 240 },
    pinned: { b: 'start' },
    density: 'compact',
  } as const;
  writeTableLayout('companies', layout, storage);
  expect(readTableLayout('companies', storage)).toEqual(layout);
  expect(readTableLayout('funding', storage)).toEqual({});
  writeTableLayout('companies', {}, storage);
  expect(kept.size).toBe(0);
});

test('ignores invalid stored layouts', () => {
  const read = (text: string) => readTableLayout('markets', memory({ 'fs.table.markets': text }).storage);
  expect(read('{')).toEqual({});
  expect(read('[1]')).toEqual({});
  expect(
    read('{"order":[1],"hidden":["a"],"shown":["b"],"widths":{"a":"x"},"pinned":{"a":"left"},"density":"tiny"}'),
  ).toEqual({
    hidden: ['a'],
    shown: ['b'],
  });
});

test('[XCOMPANY-061] a layout from before layouts named what they show keeps what it showed', () => {
  const stored = memory({ 'fs.table.companies': '{"hidden":["homepage_url","status"]}' });
  const { hidden, shown } = readTableLayout('companies', stored.storage);
  expect(hidden).toEqual(['homepage_url', 'status']);
  expect(shown).toContain('round_count');
  expect(shown).not.toContain('watchlists');
});

test('uses the default layout if storage is blocked', () => {
  const blocked = () => {
    throw new Error('blocked');
  };
  expect(readTableLayout('companies', blocked)).toEqual({});
  expect(() => writeTableLayout('companies', { hidden: ['a'] }, blocked)).not.toThrow();
});
