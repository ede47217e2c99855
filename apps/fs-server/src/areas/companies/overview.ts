import { type CompanyOverview, limits } from '@fs/api-contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { keepPlan } from '../../database/keptPlans.ts';
import type { User } from '../../http/user.ts';
import { listKeywords, listNews, listOwned } from '../company-articles/repository.ts';
import { investmentScopeOf, investmentsOf } from '../funding/investments.ts';
import {
  listAcquisitions,
  listInvestments,
  listPortfolio,
  listRounds,
  sumFunding,
  sumInvesting,
} from '../funding/repository.ts';
import { findProvenance, toCompanyFacts } from './facts.ts';
import { findUrlMetrics, listPodcasts, listSocialHistory, pickLatestCounts } from './reach.ts';
import { findSearchResult, listCategories } from './repository.ts';

/**
 * Reads everything that a company profile shows first: the start of each list, limited by the user's plan, and the
 * totals. Undefined for an unknown id.
 */
export async function findOverview(database: Database, user: User, id: string): Promise<CompanyOverview | undefined> {
  const organization = await findSearchResult(database, id);
  if (!organization) return undefined;
  const first = limits.companyListPage;
  const scope = investmentScopeOf(user);
  const available = await findAvailableData(database, id);
  const provenance = await findProvenance(database, id);
  const [markets, acquisitions, acquired, articles, owned, keywords] = await Promise.all([
    listCategories(database, id),
    available.purchases > 0 ? listAcquisitions(database, id, 'acquirer', first) : [],
    available.isBought ? listAcquisitions(database, id, 'acquired') : [],
    available.articles > 0 ? listNews(database, id, { limit: first }) : [],
    available.articles > 0 ? listOwned(database, id, limits.companyContentPage) : [],
    available.articles > 0 ? listKeywords(database, id) : [],
  ]);
  const [rounds, funding, { investments, total: investmentCount }, { portfolio, total: portfolioCount }, investing] =
    await Promise.all([
      listRounds(database, id),
      sumFunding(database, id),
      available.isInvestor ? listInvestments(database, scope, id, first) : { investments: [], total: 0 },
      available.isInvestor ? listPortfolio(database, scope, id, first) : { portfolio: [], total: 0 },
      available.isInvestor ? sumInvesting(database, investmentsOf(scope, sql`(${id})`)) : null,
    ]);
  const [socialHistory, urlMetrics, podcasts] = await Promise.all([
    available.isFollowed ? listSocialHistory(database, id) : [],
    available.isFollowed ? findUrlMetrics(database, user, { companyId: id }) : { results: [], withheld: false },
    available.isFollowed ? listPodcasts(database, id) : [],
  ]);
  return {
    organization,
    facts: toCompanyFacts(organization, provenance),
    as_of: provenance.as_of,
    source: provenance.source,
    markets,
    socials: pickLatestCounts(socialHistory),
    acquisitions,
    acquired,
    articles,
    funding_rounds: rounds,
    investments,
    podcasts,
    topics: { keywords },
    content: { owned },
    portfolio,
    investing: investmentCount === 0 ? null : investing,
    funding,
    socialHistory,
    urlMetrics,
    totals: {
      acquisitions: available.purchases,
      articles: available.articles,
      funding_rounds: funding.round_count,
      investments: investmentCount,
      portfolio: portfolioCount,
    },
  };
}

interface AvailableData {
  articles: number;
  /** Number of acquired companies, up to the maximum of the call that lists them. */
  purchases: number;
  isBought: boolean;
  isInvestor: boolean;
  /** Whether followers, site metrics or podcasts exist. */
  isFollowed: boolean;
}

/** Determines which data exists. Most companies have little, and querying for absent data takes just as long. */
async function findAvailableData({ kysely }: Database, id: string): Promise<AvailableData> {
  const exists = (query: RawBuilder<unknown>) => sql<boolean>`exists (${query})`;
  return kysely
    .selectNoFrom([
      sql<number>`(
        select count(*)::int from article_organizations where organization_id = ${id} and arrived_at <= now()
      )`.as('articles'),
      sql<number>`(
        select least(count(*), ${sql.lit(limits.companyDeals)})::int from acquisitions where acquirer_id = ${id}
      )`.as('purchases'),
      exists(sql`select from acquisitions where acquired_id = ${id}`).as('isBought'),
      exists(sql`select from investors where organization_id = ${id}`).as('isInvestor'),
      sql<boolean>`(
        ${exists(sql`select from social_counts where organization_id = ${id}`)}
        or ${exists(sql`select from url_metrics where organization_id = ${id}`)}
        or ${exists(sql`select from podcast_organizations where organization_id = ${id}`)}
      )`.as('isFollowed'),
    ])
    .modifyFront(keepPlan)
    .executeTakeFirstOrThrow();
}
