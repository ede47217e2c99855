import { limits, type Seen } from '@fs/api-contract';
import { sql } from 'kysely';
import type { User } from '../../http/user.ts';
import type { InvestmentScope } from '../funding/investments.ts';
import type { Store } from '../watchlists/access.ts';
import { findLastSeen } from '../watchlists/reads/newness.ts';
import {
  arrivedArticles,
  companiesOn,
  type Followed,
  selectUpdates,
  updateKinds,
} from '../watchlists/reads/updates.ts';
import { ensureSetting } from '../watchlists/settings.ts';
import { cursorOf, type Scope } from './scopes.ts';

/** A new user finds the news of this many days on Home. */
const firstDays = 7;

/** Until when the user has seen the scope's news. On Home, everything since a week before the account exists is new. */
export async function findSeen(store: Store, user: User, scope: Scope): Promise<Date | null> {
  if (scope.kind === 'list') return findLastSeen(store, user.id, scope.listId);
  const cursor = await findCursor(store, user, cursorOf(scope));
  return scope.kind === 'home' ? (cursor ?? (await findStart(store, user))) : cursor;
}

async function findCursor({ kysely }: Store, { id }: User, scope: string): Promise<Date | null> {
  const row = await kysely
    .selectFrom('seen_cursors')
    .select('seen_at')
    .where('owner_id', '=', id)
    .where('scope', '=', scope)
    .executeTakeFirst();
  return row?.seen_at ?? null;
}

async function findStart({ kysely }: Store, { id }: User): Promise<Date | null> {
  const row = await kysely.selectFrom('users').select('created_at').where('id', '=', id).executeTakeFirst();
  return row ? new Date(row.created_at.getTime() - firstDays * 86_400_000) : null;
}

/** Moves the cursor. Returns its previous value, null if there was none. */
export async function moveSeen(store: Store, user: User, scope: Scope, seenAt: Date | null): Promise<Date | null> {
  if (scope.kind === 'list') {
    const previous = await findLastSeen(store, user.id, scope.listId);
    await ensureSetting(store, user, scope.listId, {});
    await store.kysely
      .updateTable('watchlist_settings')
      .set({ seen_at: seenAt })
      .where('watchlist_id', '=', scope.listId)
      .where('owner_id', '=', user.id)
      .execute();
    return previous;
  }
  const name = cursorOf(scope);
  const previous = await findCursor(store, user, name);
  if (seenAt === null) {
    await store.kysely.deleteFrom('seen_cursors').where('owner_id', '=', user.id).where('scope', '=', name).execute();
  } else {
    await store.kysely
      .insertInto('seen_cursors')
      .values({ owner_id: user.id, scope: name, seen_at: seenAt })
      .onConflict((conflict) => conflict.columns(['owner_id', 'scope']).doUpdateSet({ seen_at: seenAt }))
      .execute();
  }
  return previous;
}

type Counts = Omit<Seen, 'since' | 'as_of' | 'all_rounds'>;

/** Counts what arrived on these lists and of what is followed since `since` and before `asOf`. Each event counts once. */
export async function countArrivals(
  { kysely }: Store,
  scope: InvestmentScope,
  listIds: readonly string[],
  { since, asOf, followed }: { since: Date | null; asOf: Date; followed?: Followed | undefined },
): Promise<Counts> {
  const counts = { rounds: 0, raised_usd: 0, acquisitions: 0, investments: 0, articles: 0 };
  if (since === null || (listIds.length === 0 && !followed)) return counts;
  const options = { scope, since: null, arrived: { from: since, until: asOf }, followed };
  const companies = companiesOn(listIds);
  // Each kind is counted by itself, so that the articles of a year are not compared with anything else.
  const parts = updateKinds.map((kind) =>
    kind === 'article'
      ? sql`select 'article' as kind, count(*)::int as count, 0::bigint as raised_usd
          from (select distinct article_id from ${arrivedArticles(companies, options.arrived, followed)} as articles)
            as articles`
      : sql`select ${sql.lit(kind)}, count(*)::int, coalesce(sum(amount_usd), 0)::bigint
          from (${selectUpdates(kind, companies, options)}) as part`,
  );
  const { rows } = await sql<{ kind: (typeof updateKinds)[number]; count: number; raised_usd: number }>`
    ${sql.join(parts, sql` union all `)}
  `.execute(kysely);
  const countOf = (kind: (typeof updateKinds)[number]) => rows.find((row) => row.kind === kind)?.count ?? 0;
  return {
    rounds: countOf('funding'),
    raised_usd: rows.find(({ kind }) => kind === 'funding')?.raised_usd ?? 0,
    acquisitions: countOf('acquisition'),
    investments: countOf('investment'),
    articles: countOf('article'),
  };
}

/** Counts the rounds of all companies that arrived in this time. */
export async function countAllRounds(
  { kysely }: Store,
  { since, asOf }: { since: Date | null; asOf: Date },
): Promise<number> {
  if (since === null) return 0;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from funding_rounds where arrived_at >= ${since} and arrived_at < ${asOf} limit ${limits.countedRounds}
    ) as rounds
  `.execute(kysely);
  return rows[0]?.count ?? 0;
}
