import { limits } from '@fs/api-contract';
import { sql } from 'kysely';
import { invalid } from '../../http/failures.ts';
import type { Store } from './access.ts';

/**
 * Makes sure that one call may read all companies of these lists, by the stored counts alone.
 * @throws HttpFailure 400
 */
export async function requireFewCompanies({ kysely }: Store, listIds: readonly string[]): Promise<void> {
  const { companies } = await kysely
    .selectFrom('watchlists')
    .select(sql<number>`coalesce(sum(item_count), 0)::int`.as('companies'))
    .where(sql<boolean>`id = any(${[...listIds]}::text[])`)
    .executeTakeFirstOrThrow();
  const most = limits.watchlistCompaniesPerCall;
  if (companies > most) {
    throw invalid(`These lists hold ${companies} companies together, and one request reads ${most} at most`);
  }
}

/** Makes sure that a list's history of followers fits an answer; counts no further than that. @throws HttpFailure 400 */
export async function requireShortHistory(
  { kysely }: Store,
  listId: string,
  most: number = limits.watchlistSocialCounts,
): Promise<void> {
  const { rows } = await sql<{ counts: number }>`
    select count(*)::int as counts from (
      select from watchlist_items join social_counts using (organization_id)
      where watchlist_id = ${listId} limit ${most + 1}
    ) as history
  `.execute(kysely);
  if ((rows[0]?.counts ?? 0) > most) {
    throw invalid(`The history of this list has more than ${most} counts of followers, and one request gives no more`);
  }
}
