import { buildAcquisition, buildArticleListItem, buildCompanyOverview, buildRaisedRound } from '@fs/fixtures';
import { expect, test } from 'vitest';
import { timelineAxis } from './timelineAxis.ts';
import { timelineEvents } from './timelineEvents.ts';

test('events are in order, whatever their kind', () => {
  const item = buildArticleListItem();
  const overview = buildCompanyOverview({
    funding_rounds: [buildRaisedRound({ funded_on: '2024-03-05' }), buildRaisedRound({ funded_on: '2022-06-20' })],
    acquisitions: [buildAcquisition({ acquired_on: '2023-01-02' })],
    acquired: [buildAcquisition({ acquired_on: '2025-01-02' })],
    articles: [{ ...item, article: { ...item.article, published_time: '2026-11-20T08:00:00.000Z' } }],
  });
  const events = timelineEvents({
    ...overview,
    organization: { ...overview.organization, founded_on: '2019-05-01' },
  });
  expect(events.map(({ kind, day }) => `${kind} ${day}`)).toEqual([
    'founded 2019-05-01',
    'round 2022-06-20',
    'acquired 2023-01-02',
    'round 2024-03-05',
    'acquiredBy 2025-01-02',
    'article 2026-11-20',
  ]);
});

test('the axis runs from the start of the first year to today, with at most nine years', () => {
  const { placeOf, years } = timelineAxis('2018-04-01', new Date('2028-01-01T00:00:00Z'));
  expect(placeOf('2018-01-01')).toBe(0);
  expect(placeOf('2023-01-01')).toBeCloseTo(0.5, 2);
  expect(placeOf('2030-01-01')).toBe(1);
  expect(years.map(({ year }) => year)).toEqual([2018, 2020, 2022, 2024, 2026, 2028]);
});
