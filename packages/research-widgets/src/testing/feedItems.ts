import type { FeedItem } from '@fs/api-contract';
import { buildCompanyCard, buildInvestor } from '@fs/fixtures';

const list = { id: 'climate', name: 'Climate map' };

/** An event on a list. By default, a round. */
export function buildFeedItem(more: Partial<FeedItem> = {}): FeedItem {
  return {
    id: 'round-1',
    kind: 'funding',
    title: 'Plumbline',
    description: 'venture',
    published_time: '2026-11-20',
    arrived_at: '2026-11-20T09:30:00.000000Z',
    organization: buildCompanyCard({ name: 'Plumbline' }),
    other: null,
    url: null,
    curated_article: null,
    earned_content: null,
    image: null,
    amount_usd: 37_500_000,
    round_code: 'B',
    lead_investor: buildInvestor({ name: 'Cedar & Palm' }),
    watchlists: [list],
    follows: [],
    ...more,
  };
}

const noRound = { round_code: null, lead_investor: null, description: '' } as const;

/** One event of each kind, the latest first. */
export const feedItems: readonly FeedItem[] = [
  buildFeedItem(),
  buildFeedItem({
    ...noRound,
    id: 'news-1',
    kind: 'article',
    title: 'Voltmeer wires its 100th street',
    organization: buildCompanyCard({ name: 'Voltmeer' }),
    published_time: '2026-11-20T08:00:00.000Z',
    arrived_at: '2026-11-20T08:10:00.000000Z',
    url: 'https://news.example/voltmeer',
    earned_content: { id: 'news-1', url: 'https://news.example/voltmeer', source: 'The Grid Post' },
    amount_usd: null,
  }),
  buildFeedItem({
    ...noRound,
    id: 'deal-1',
    kind: 'acquisition',
    title: 'Driftlock',
    organization: buildCompanyCard({ name: 'Parapet' }),
    other: buildCompanyCard({ name: 'Driftlock' }),
    published_time: '2026-11-12',
    arrived_at: '2026-11-19T15:30:00.000000Z',
    amount_usd: 185_000_000,
    watchlists: [list, { id: 'competitors', name: 'Competitors' }],
  }),
  buildFeedItem({
    id: 'round-2/cedar',
    kind: 'investment',
    title: 'Stillwater',
    description: 'seed',
    round_code: null,
    lead_investor: null,
    organization: buildCompanyCard({ name: 'Cedar & Palm' }),
    other: buildCompanyCard({ name: 'Stillwater' }),
    published_time: '2026-11-16',
    arrived_at: '2026-11-16T15:30:00.000000Z',
    amount_usd: null,
  }),
  buildFeedItem({
    id: 'round-3',
    title: 'Tharwa',
    description: 'seed',
    round_code: null,
    organization: buildCompanyCard({ name: 'Tharwa' }),
    published_time: '2026-11-14',
    arrived_at: '2026-11-14T15:30:00.000000Z',
    amount_usd: null,
    lead_investor: null,
  }),
];
