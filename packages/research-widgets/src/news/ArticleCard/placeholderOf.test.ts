import { expect, test } from 'vitest';
import { placeholderCount, placeholderOf } from './placeholderOf.ts';

const ids = Array.from({ length: 400 }, (_, index) => `news-article-${index}`);

test('[CARD-016] an article without a picture gets one of four, always the same', () => {
  const chosen = ids.map(placeholderOf);
  expect([...new Set(chosen)].sort()).toEqual([0, 1, 2, 3]);
  expect(placeholderCount).toBe(4);
  expect(ids.map(placeholderOf)).toEqual(chosen);
});

test('each of the four is used about as often', () => {
  for (const place of [0, 1, 2, 3]) {
    expect(ids.filter((id) => placeholderOf(id) === place).length).toBeGreaterThan(60);
  }
});
