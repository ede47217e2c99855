import { articlePath, articleSlug } from '@fs/api-contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseSlug, toFreeSlug } from './rules.ts';

test('is a usable, stable part of an address for any title', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (title) => {
      const slug = articleSlug(title);
      expect(slug).toMatch(/^[\p{Letter}\p{Number}\p{Mark}]+(-[\p{Letter}\p{Number}\p{Mark}]+)*$/u);
      expect([...slug].length).toBeLessThanOrEqual(80);
      const path = articlePath({
        curated_article: { id: `news-${slug}`, mpn_category: 'finance', featured: false },
        earned_content: null,
      });
      expect(path).toBe(`/news/finance/${encodeURIComponent(slug)}`);
    }),
  );
});

test('a taken slug gets the first free number', () => {
  expect(toFreeSlug('one', new Set())).toBe('one');
  expect(toFreeSlug('one', new Set(['one', 'one-2', 'one-4']))).toBe('one-3');
});

test('a slug that an editor typed is written as addresses have it', () => {
  expect(parseSlug(' My Slug/2 ')).toBe('my-slug-2');
  expect(parseSlug('Article')).toBe('article');
  expect(() => parseSlug('???')).toThrow('letters or digits');
});
