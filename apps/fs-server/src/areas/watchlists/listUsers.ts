import { limits, type Watchlist, type WatchlistRole } from '@fs/api-contract';
import { sql } from 'kysely';
import { HttpFailure, notFound } from '../../http/failures.ts';
import type { User } from '../../http/user.ts';
import type { Store } from './access.ts';
import { lockList } from './requireLists.ts';
import { type ListAccess, requireAllowed } from './rules.ts';

type Users = Pick<Watchlist, 'viewers' | 'admins'>;

/** Adds a viewer, unless the email already has access. @returns whether it had none @throws HttpFailure 400 */
export async function addViewer(store: Store, id: string, remaining: ListAccess, email: string): Promise<boolean> {
  const { viewers, admins } = remaining;
  const isNew = !viewers.includes(email) && !admins.includes(email);
  if (isNew) await writeUsers(store, id, { viewers: [...viewers, email], admins: [...admins] });
  await recordShare(store, id, email);
  return isNew;
}

/**
 * Removes an email's access, as viewer or admin. Users may remove their own.
 * @throws HttpFailure 403, 404
 */
export function unshareList(store: Store, user: User, id: string, text: string): Promise<Users> {
  const email = text.trim().toLowerCase();
  return store.kysely.transaction().execute(async (kysely) => {
    const access = await lockList({ kysely }, user, 'read', id);
    if (email !== user.email) requireAllowed(access.admins.includes(email) ? 'administer' : 'share', access, user);
    const users = withoutEmail(access, email);
    await writeUsers({ kysely }, id, users);
    await kysely.deleteFrom('watchlist_shares').where('watchlist_id', '=', id).where('email', '=', email).execute();
    return users;
  });
}

/**
 * Changes the role of an email that has access.
 * @throws HttpFailure 403; 404 for an email without access; 400 for too many admins or viewers
 */
export function setShareRole(
  store: Store,
  user: User,
  id: string,
  { email: text, role }: { email: string; role: WatchlistRole },
): Promise<Users> {
  const email = text.trim().toLowerCase();
  return store.kysely.transaction().execute(async (kysely) => {
    const access = await lockList({ kysely }, user, 'administer', id);
    const users = withoutEmail(access, email);
    users[role === 'admin' ? 'admins' : 'viewers'].push(email);
    await writeUsers({ kysely }, id, users);
    await recordShare({ kysely }, id, email);
    return users;
  });
}

/** @throws HttpFailure 404 for an email without access */
function withoutEmail({ viewers, admins }: ListAccess, email: string): Users {
  if (!viewers.includes(email) && !admins.includes(email)) throw notFound();
  const isOther = (each: string) => each !== email;
  return { viewers: viewers.filter(isOther), admins: admins.filter(isOther) };
}

async function writeUsers({ kysely }: Store, id: string, { viewers, admins }: Users): Promise<void> {
  if (Math.max(viewers.length, admins.length) > limits.watchlistViewers) {
    throw new HttpFailure(400, `You can share a list with up to ${limits.watchlistViewers} people`);
  }
  await kysely
    .updateTable('watchlists')
    .set({ viewers, admins, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

async function recordShare({ kysely }: Store, id: string, email: string): Promise<void> {
  await kysely
    .insertInto('watchlist_shares')
    .values({ watchlist_id: id, email })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
