import { buildArticle, buildFundingRound, type World, type WorldArticle } from '@fs/fixtures';
import { ids, smallWorld } from '../../../database/testing/smallWorld.ts';

const hour = 60 * 60 * 1000;
/** Now, since articles of the future are hidden. */
const start = Date.now() - 2 * hour;
const at = (hoursBack: number) => new Date(start - hoursBack * hour).toISOString();
/** The day so many hours ago. */
export const day = (hoursBack: number) => at(hoursBack).slice(0, 10);

const write = (slug: string, hoursBack: number, more: Partial<WorldArticle> = {}) =>
  buildArticle({
    slug,
    title: slug,
    publishedAt: at(hoursBack),
    marketPulseCategory: null,
    companyIds: [],
    keywords: [],
    ...more,
  });
const press = (slug: string, siteName: string) => ({ url: `https://press.example/${slug}`, siteName });

const articles = [
  write('later', -48, { marketPulseCategory: 'funding', companyIds: [ids.acme] }),
  write('own', 10, {
    title: 'Acmé raises $6.0M for drones',
    marketPulseCategory: 'funding',
    companyIds: [ids.acme, ids.brio],
    keywords: ['drones'],
    isFeatured: true,
  }),
  write('post', 12, { title: 'Drone maker Acmé lands $6M', companyIds: [ids.acme], ...press('post', 'The Post') }),
  write('daily', 9, { title: 'Åre leads $6m round in Acmé', companyIds: [ids.acme], ...press('daily', 'Daily') }),
  write('newer', 5, { marketPulseCategory: 'funding', companyIds: [ids.brio] }),
  write('older', 40, { marketPulseCategory: 'funding', companyIds: [ids.quiet], keywords: ['drones'] }),
  write('deal', 60, { title: 'Acmé buys Quiet', marketPulseCategory: 'other', companyIds: [ids.quiet, ids.acme] }),
  write('last-week', 9 * 24, { companyIds: [ids.brio], ...press('last-week', 'Daily') }),
  write('last-week-too', 10 * 24, {
    title: 'Brio hires',
    companyIds: [ids.brio],
    ...press('last-week-too', 'The Post'),
  }),
];
/** Articles of the last days: a story of three sources, one of a later day, and a deleted one. */
export const newsWorld: World = {
  ...smallWorld,
  marketPulseCategories: [
    { slug: 'funding', label: 'Funding', order: 1 },
    { slug: 'other', label: 'Other', order: 2 },
  ],
  articles,
  deletedArticles: [{ id: 'news-gone', deletedAt: '2026-11-20T09:00:00.000Z' }],
  fundingRounds: [
    ...smallWorld.fundingRounds,
    buildFundingRound({ id: 'reported', companyId: ids.acme, fundedOn: day(20), raisedUsd: 6_000_000 }),
  ],
  investments: [...smallWorld.investments, { investorId: 'investor-1', fundingRoundId: 'reported', isLead: true }],
  acquisitions: [
    {
      id: 'bought',
      acquirerId: ids.acme,
      acquiredId: ids.quiet,
      acquiredOn: day(61),
      price: 1_000_000,
      currency: 'USD',
    },
  ],
};
