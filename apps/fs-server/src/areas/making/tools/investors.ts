import type { JobInputs, JobOutputs } from '@fs/api-contract';
import { limits } from '@fs/api-contract';
import { sql } from 'kysely';
import { JobProblem } from '../JobProblem.ts';
import type { Store } from '../repository.ts';

type Found = JobOutputs['investors']['investors'][number];

/** Who invests in a market, and in a kind of round: by the number of rounds, then the latest. @throws JobProblem */
export async function findInvestors(
  { kysely }: Store,
  { market: marketId, round }: JobInputs['investors'],
): Promise<JobOutputs['investors']> {
  const market = await kysely
    .selectFrom('markets')
    .select(['id', 'name'])
    .where('id', '=', marketId)
    .executeTakeFirst();
  if (!market) throw new JobProblem('no-data');
  const rounds = sql`(
    select funding_rounds.id, funding_rounds.funded_on
    from organization_markets
    join funding_rounds on funding_rounds.organization_id = organization_markets.organization_id
    where organization_markets.market_id = ${marketId}
      and (${round}::text is null or round_type = ${round} or round_code = ${round})
  )`;
  const all = await sql<{ count: number }>`select count(*)::int as count from ${rounds} as rounds`.execute(kysely);
  const { rows } = await sql<Found>`
    select investors.id, investors.name, investors.organization_id, investors.person_id,
      count(distinct rounds.id)::int as invested, to_char(max(rounds.funded_on), 'YYYY-MM-DD') as last_on
    from ${rounds} as rounds
    join investments on investments.funding_round_id = rounds.id
    join investors on investors.id = investments.investor_id
    group by investors.id
    order by invested desc, last_on desc, investors.search_name, investors.id
    limit ${sql.lit(limits.toolInvestors)}
  `.execute(kysely);
  if (rows.length === 0) throw new JobProblem('no-data');
  return { market, round, rounds: all.rows[0]?.count ?? 0, investors: rows };
}
