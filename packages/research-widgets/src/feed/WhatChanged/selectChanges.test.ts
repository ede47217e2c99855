import { expect, test } from 'vitest';
import { buildFeedItem, feedItems } from '../../testing/feedItems.ts';
import { selectChanges } from './selectChanges.ts';

const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id);

test('what is new comes first, rounds before everything else, then what the user has seen', () => {
  const { fresh, seen } = selectChanges(feedItems.toReversed(), '2026-11-18T17:40:00Z');
  expect(idsOf(fresh)).toEqual(['round-1', 'deal-1', 'news-1']);
  expect(idsOf(seen)).toEqual(['round-2/cedar', 'round-3']);
});

test('shows up to eight events, each once', () => {
  const many = Array.from({ length: 12 }, (_, index) => buildFeedItem({ id: `round-${index}` }));
  const { fresh, seen } = selectChanges([...many, ...many, ...feedItems], '2026-11-20T09:00:00Z');
  expect(new Set(idsOf(fresh)).size).toBe(8);
  expect(seen).toEqual([]);
  expect(idsOf(selectChanges([...feedItems, ...feedItems], null).seen)).toHaveLength(feedItems.length);
});

test('without a last visit, nothing is new', () => {
  expect(selectChanges(feedItems, null).fresh).toEqual([]);
});
