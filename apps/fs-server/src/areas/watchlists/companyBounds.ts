import { limits } from '@fs/api-contract';
import { sql } from 'kysely';
import { invalid } from '../../http/failures.ts';
import type { Store } from './access.ts';

/**
 * Limits the companies of these lists that one call may read, using only the stored counts.
 * @throws HttpFailure 400
 */
export async function requireFewCompanies({ kysely }: Store, listIds: readonly string[]): Promise<void> {
  const { companies } = await kysely
    .selectFrom('watchlists')
    .select(sql<number>`coalesce(sum(item_count), 0)::int`.as('companies'))
    .where(sql<boolean>`id = any(${[...listIds]}::text[])`)
    .executeTakeFirstOrThrow();
  const limit = limits.watchlistCompaniesPerCall;
  if (companies > limit) {
    throw invalid(`These lists hold ${companies} companies together, and one request can read up to ${limit}`);
  }
}

/** Limits the length of a list's follower history. Counts only up to the limit. @throws HttpFailure 400 */
export async function requireShortHistory(
  { kysely }: Store,
  listId: string,
  limit: number = limits.watchlistSocialCounts,
): Promise<void> {
  const { rows } = await sql<{ counts: number }>`
    select count(*)::int as counts from (
      select from watchlist_items join social_counts using (organization_id)
      where watchlist_id = ${listId} limit ${limit + 1}
    ) as history
  `.execute(kysely);
  if ((rows[0]?.counts ?? 0) > limit) {
    throw invalid(`The history of this list has more than ${limit} counts of followers, and one request gives no more`);
  }
}
