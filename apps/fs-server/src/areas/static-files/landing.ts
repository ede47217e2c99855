import { type Landing, limits } from '@fs/api-contract';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { listFundings } from '../funding/fundingSearch.ts';

type Month = Landing['months'][number];

/**
 * What the landing page shows. Periods end with the newest round that is not in the future instead of now, so that a
 * database filled by imports has a week.
 */
export async function readLanding(database: Database): Promise<Landing> {
  const { kysely } = database;
  const { as_of, ...totals } = await kysely
    .selectNoFrom([
      sql<string | null>`(select max(funded_on) from funding_rounds where funded_on <= current_date)`.as('as_of'),
      newestArrival.as('arrived_at'),
      sql<number>`(select count(*)::int from organizations where kind = 'company')`.as('companies'),
      sql<number>`(select count(*)::int from funding_rounds)`.as('rounds'),
    ])
    .executeTakeFirstOrThrow();
  if (as_of === null) {
    return { as_of, ...totals, week: { count: 0, disclosed: 0, raised_usd: 0 }, newest: [], months: [], markets: [] };
  }
  const [week, months, markets, newest] = await Promise.all([
    sumWeek(database, as_of),
    sumMonths(database, as_of),
    rankMarkets(database, as_of),
    listNewest(database, as_of),
  ]);
  return { as_of, ...totals, week, newest, months, markets };
}

/** Each part is the end of an index. An article that is scheduled arrives later. */
const newestArrival = sql<string | null>`(
  select to_char(max(arrived_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') from (
    (select arrived_at from funding_rounds where arrived_at <= now() order by arrived_at desc limit 1)
    union all (select arrived_at from acquisitions where arrived_at <= now() order by arrived_at desc limit 1)
    union all (select arrived_at from articles where arrived_at <= now() order by arrived_at desc limit 1)
  ) as newest
)`;

async function sumWeek({ kysely }: Database, asOf: string): Promise<Landing['week']> {
  return kysely
    .selectFrom('funding_rounds')
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<number>`count(raised_usd)::int`.as('disclosed'),
      sql<number>`coalesce(sum(raised_usd), 0)::bigint`.as('raised_usd'),
    ])
    .where(sql<boolean>`funded_on > ${asOf}::date - 7 and funded_on <= ${asOf}::date`)
    .executeTakeFirstOrThrow();
}

async function sumMonths({ kysely }: Database, asOf: string): Promise<Month[]> {
  const { rows } = await sql<Month>`
    select to_char(month, 'YYYY-MM') as month, coalesce(sum(raised_usd), 0)::bigint as raised_usd,
      count(funding_rounds.id)::int as round_count
    from generate_series(
      date_trunc('month', ${asOf}::date) - ${limits.landingMonths - 1}::int * interval '1 month',
      date_trunc('month', ${asOf}::date), interval '1 month'
    ) as month
      left join funding_rounds on funded_on >= month::date and funded_on < (month + interval '1 month')::date
        and funded_on <= ${asOf}::date
    group by month order by month
  `.execute(kysely);
  return rows;
}

async function rankMarkets({ kysely }: Database, asOf: string): Promise<Landing['markets']> {
  const raised = sql<number>`sum(raised_usd)::bigint`;
  return kysely
    .selectFrom('funding_rounds')
    .innerJoin('organization_markets', 'organization_markets.organization_id', 'funding_rounds.organization_id')
    .innerJoin('markets', 'markets.id', 'organization_markets.market_id')
    .select(['markets.id', 'markets.name', raised.as('raised_12m_usd')])
    .where('funded_on', '>', sql<string>`(${asOf}::date - interval '12 months')::date`)
    .where('funded_on', '<=', asOf)
    .groupBy('markets.id')
    .having(sql<boolean>`sum(raised_usd) > 0`)
    .orderBy('raised_12m_usd', 'desc')
    .orderBy('markets.id')
    .limit(limits.landingMarkets)
    .execute();
}

async function listNewest(database: Database, asOf: string): Promise<Landing['newest']> {
  const newest = await database.kysely
    .selectFrom('funding_rounds')
    .select('id')
    .where('funded_on', '<=', asOf)
    .orderBy('funded_on', 'desc')
    .orderBy('raised_usd', (order) => order.desc().nullsLast())
    .orderBy('id')
    .limit(limits.landingRounds)
    .execute();
  const rounds = await listFundings(
    database,
    newest.map(({ id }) => id),
  );
  return rounds.map(({ id, organization, round_type, round_code, funded_on, raised_usd, location, market }) => ({
    ...{ id, organization, round_type, round_code, funded_on, raised_usd },
    ...{ location, market },
  }));
}
