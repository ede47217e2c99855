import type { CompanyFilter, CompanyTotals } from '@fs/api-contract';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { countCompanies, selectMatchingCompanies } from './companySearch.ts';

/** What the companies that match all filters add up to. If none matches, how many would without each filter. */
export async function sumCompanies(database: Database, filters: readonly CompanyFilter[]): Promise<CompanyTotals> {
  const [totals, raised_12m_usd, newest] = await Promise.all([
    countWithMedian(database, filters),
    sumLastYear(database, filters),
    findNewest(database, filters),
  ]);
  const without = totals.count === 0 ? await countWithoutEach(database, filters) : [];
  return { ...totals, raised_12m_usd, newest, without };
}

async function countWithMedian(database: Database, filters: readonly CompanyFilter[]) {
  const query = await selectMatchingCompanies(database, filters);
  return query
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<number | null>`percentile_cont(0.5) within group (order by last_round_usd)::bigint`.as(
        'median_last_round_usd',
      ),
    ])
    .executeTakeFirstOrThrow();
}

/** Disclosed rounds of the last 12 months. */
async function sumLastYear(database: Database, filters: readonly CompanyFilter[]): Promise<number> {
  const rounds = database.kysely
    .selectFrom('funding_rounds')
    .select(sql<number>`coalesce(sum(raised_usd), 0)::bigint`.as('raised_usd'))
    .where(sql<boolean>`funded_on > current_date - interval '12 months' and funded_on <= current_date`);
  const query = await selectMatchingCompanies(database, filters);
  const { raised_usd } = await rounds.where('organization_id', 'in', query.select('id')).executeTakeFirstOrThrow();
  return raised_usd;
}

/** The company of the newest round. */
async function findNewest(database: Database, filters: readonly CompanyFilter[]): Promise<CompanyTotals['newest']> {
  const query = await selectMatchingCompanies(database, filters);
  const row = await query
    .select(['id', 'name', 'logo_url', 'last_funding_on', 'last_round_type', 'last_round_code', 'last_round_usd'])
    .orderBy('last_funding_on', (order) => order.desc().nullsLast())
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row?.last_funding_on || row.last_round_type === null) return null;
  const { id, name, logo_url, last_funding_on } = row;
  const last_round = {
    round_type: row.last_round_type,
    round_code: row.last_round_code,
    raised_usd: row.last_round_usd,
  };
  return { id, name, logo_url, last_funding_on, last_round };
}

async function countWithoutEach(
  database: Database,
  filters: readonly CompanyFilter[],
): Promise<CompanyTotals['without']> {
  const counts: CompanyTotals['without'] = [];
  // One after the other: a search with many filters takes no more of the database than any other.
  for (const filter of filters.keys()) {
    counts.push({ filter, count: await countCompanies(database, filters.toSpliced(filter, 1)) });
  }
  return counts;
}
