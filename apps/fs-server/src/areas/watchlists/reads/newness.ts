import { sql } from 'kysely';
import type { Store } from '../access.ts';
import type { Since } from './since.ts';

/** When the user last viewed the list; null if never. */
export async function findLastSeen({ kysely }: Store, userId: string, listId: string): Promise<Since> {
  const row = await kysely
    .selectFrom('watchlist_settings')
    .select('seen_at')
    .where('watchlist_id', '=', listId)
    .where('owner_id', '=', userId)
    .executeTakeFirst();
  return row?.seen_at ?? null;
}

/** Counts newer articles and deals by company. Companies without any are absent. */
export async function countNews(
  { kysely }: Store,
  companyIds: readonly string[],
  since: Date,
): Promise<ReadonlyMap<string, number>> {
  const ids = sql`any(${[...companyIds]}::uuid[])`;
  const { rows } = await sql<{ id: string; count: number }>`
    select id, count(*)::int as count from (
      select organization_id as id from article_organizations
      where arrived_at > ${since} and arrived_at <= now() and organization_id = ${ids}
      union all
      select organization_id from funding_rounds where arrived_at > ${since} and organization_id = ${ids}
      union all
      select acquirer_id from acquisitions where arrived_at > ${since} and acquirer_id = ${ids}
      union all
      select acquired_id from acquisitions where arrived_at > ${since} and acquired_id = ${ids}
    ) as news group by id
  `.execute(kysely);
  return new Map(rows.map(({ id, count }) => [id, count]));
}
