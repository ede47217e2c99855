import { expect, test } from 'vitest';
import { placeholderCount, placeholderOf } from './placeholderOf.ts';

const ids = Array.from({ length: 400 }, (_, index) => `news-article-${index}`);

test('[CARD-016] an article without an image always gets the same one of four placeholders', () => {
  const chosen = ids.map(placeholderOf);
  expect([...new Set(chosen)].sort()).toEqual([0, 1, 2, 3]);
  expect(placeholderCount).toBe(4);
  expect(ids.map(placeholderOf)).toEqual(chosen);
});

test('uses each of the four placeholders about equally often', () => {
  for (const place of [0, 1, 2, 3]) {
    expect(ids.filter((id) => placeholderOf(id) === place).length).toBeGreaterThan(60);
  }
});
