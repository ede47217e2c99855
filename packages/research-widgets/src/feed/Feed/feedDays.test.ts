import { expect, test } from 'vitest';
import { buildFeedItem } from '../../testing/feedItems.ts';
import { feedDays } from './feedDays.ts';

const at = (id: string, arrived: Date) => buildFeedItem({ id, arrived_at: arrived.toISOString() });
const items = [
  at('a', new Date(2026, 10, 20, 9)),
  at('b', new Date(2026, 10, 19, 18)),
  at('c', new Date(2026, 10, 19, 17)),
  at('d', new Date(2026, 10, 16, 12)),
];
const shapeOf = (since: Date | null) =>
  feedDays(items, since?.toISOString() ?? null).map(({ day, isNew, items: ofPart }) => [
    day,
    isNew,
    ofPart.map(({ id }) => id).join(''),
  ]);

test('events are grouped by day, and the day of the last visit is divided', () => {
  expect(shapeOf(new Date(2026, 10, 19, 17, 40))).toEqual([
    ['2026-11-20', true, 'a'],
    ['2026-11-19', true, 'b'],
    ['2026-11-19', false, 'c'],
    ['2026-11-16', false, 'd'],
  ]);
});

test('without a last visit nothing is new', () => {
  expect(shapeOf(null)).toEqual([
    ['2026-11-20', false, 'a'],
    ['2026-11-19', false, 'bc'],
    ['2026-11-16', false, 'd'],
  ]);
});

test('a day is that of the given time zone', () => {
  const late = buildFeedItem({ id: 'late', arrived_at: '2026-11-20T23:30:00Z' });
  expect(feedDays([late], null, 'Asia/Tokyo')[0]?.day).toBe('2026-11-21');
  expect(feedDays([late], null, 'America/Los_Angeles')[0]?.day).toBe('2026-11-20');
});
