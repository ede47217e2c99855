import { type CompanyOverview, limits } from '@fs/api-contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { User } from '../../http/user.ts';
import { listKeywords, listNews, listOwned } from '../company-articles/repository.ts';
import { investmentScopeOf } from '../funding/investments.ts';
import { listAcquisitions, listInvestments, listPortfolio, listRounds, sumFunding } from '../funding/repository.ts';
import { findUrlMetrics, latestCounts, listPodcasts, listSocialHistory } from './reach.ts';
import { findSearchResult, listCategories } from './repository.ts';

/**
 * All that a company's profile opens with: the first of each list that the user may have, and how many there are in
 * all. Undefined for an id that is none.
 */
export async function findOverview(database: Database, user: User, id: string): Promise<CompanyOverview | undefined> {
  const organization = await findSearchResult(database, id);
  if (!organization) return undefined;
  const first = limits.companyListPage;
  const scope = investmentScopeOf(user);
  const known = await findKnown(database, id);
  const [markets, acquisitions, acquired, articles, owned, keywords] = await Promise.all([
    listCategories(database, id),
    known.purchases > 0 ? listAcquisitions(database, id, 'acquirer', first) : [],
    known.isBought ? listAcquisitions(database, id, 'acquired') : [],
    known.articles > 0 ? listNews(database, id, { limit: first }) : [],
    known.articles > 0 ? listOwned(database, id, limits.companyContentPage) : [],
    known.articles > 0 ? listKeywords(database, id) : [],
  ]);
  const [rounds, funding, { investments, total: investmentCount }, { portfolio, total: portfolioCount }] =
    await Promise.all([
      listRounds(database, id),
      sumFunding(database, id),
      known.isInvestor ? listInvestments(database, scope, id, first) : { investments: [], total: 0 },
      known.isInvestor ? listPortfolio(database, scope, id, first) : { portfolio: [], total: 0 },
    ]);
  const [socialHistory, urlMetrics, podcasts] = await Promise.all([
    known.isFollowed ? listSocialHistory(database, id) : [],
    known.isFollowed ? findUrlMetrics(database, user, { companyId: id }) : { results: [], withheld: false },
    known.isFollowed ? listPodcasts(database, id) : [],
  ]);
  return {
    organization,
    markets,
    socials: latestCounts(socialHistory),
    acquisitions,
    acquired,
    articles,
    funding_rounds: rounds,
    investments,
    podcasts,
    topics: { keywords },
    content: { owned },
    portfolio,
    funding,
    socialHistory,
    urlMetrics,
    totals: {
      acquisitions: known.purchases,
      articles: known.articles,
      funding_rounds: funding.round_count,
      investments: investmentCount,
      portfolio: portfolioCount,
    },
  };
}

interface Known {
  articles: number;
  /** Companies that it bought, as far as a call for all of them would tell. */
  purchases: number;
  isBought: boolean;
  isInvestor: boolean;
  /** Its followers, its site or podcasts about it are counted. */
  isFollowed: boolean;
}

/** Which kinds of facts there are. Most companies have few, and asking for those that are not there takes as long. */
async function findKnown({ kysely }: Database, id: string): Promise<Known> {
  const exists = (query: RawBuilder<unknown>) => sql<boolean>`exists (${query})`;
  return kysely
    .selectNoFrom([
      sql<number>`(select count(*)::int from article_organizations where organization_id = ${id})`.as('articles'),
      sql<number>`(
        select least(count(*), ${limits.companyDeals})::int from acquisitions where acquirer_id = ${id}
      )`.as('purchases'),
      exists(sql`select from acquisitions where acquired_id = ${id}`).as('isBought'),
      exists(sql`select from investors where organization_id = ${id}`).as('isInvestor'),
      sql<boolean>`(
        ${exists(sql`select from social_counts where organization_id = ${id}`)}
        or ${exists(sql`select from url_metrics where organization_id = ${id}`)}
        or ${exists(sql`select from podcast_organizations where organization_id = ${id}`)}
      )`.as('isFollowed'),
    ])
    .executeTakeFirstOrThrow();
}
