import { expect, test } from 'vitest';
import { placeholderOf } from './placeholderOf.ts';
import { placeholdersOf } from './placeholdersOf.ts';

const ids = Array.from({ length: 12 }, (_, index) => `news-article-${index}`);

test('[XARTICLE-020] no two articles in view have the same placeholder, and the first has that of its id', () => {
  expect([...placeholdersOf(['a', 'e', 'i', 'm']).values()]).toEqual([1, 2, 3, 0]);
  for (const [start, first] of ids.entries()) {
    const view = ids.slice(start, start + 4);
    const places = placeholdersOf(view);
    expect(new Set(places.values()).size).toBe(view.length);
    expect(places.get(first)).toBe(placeholderOf(first));
  }
});

test('[CARD-016] [XARTICLE-020] every article of a list has one of four placeholders, of which any four in a row differ', () => {
  const places = [...placeholdersOf(ids).values()];
  expect(places).toHaveLength(ids.length);
  expect(places.every((place) => [0, 1, 2, 3].includes(place))).toBe(true);
  for (const start of ids.keys()) {
    const row = places.slice(start, start + 4);
    expect(new Set(row).size).toBe(row.length);
  }
});
