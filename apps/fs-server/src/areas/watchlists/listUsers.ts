import { limits, type Watchlist, type WatchlistRole } from '@fs/api-contract';
import { sql } from 'kysely';
import { HttpFailure, notFound } from '../../http/failures.ts';
import type { User } from '../../http/user.ts';
import type { Store } from './access.ts';
import { lockList } from './requireLists.ts';
import { check, type ListAccess } from './rules.ts';

type Users = Pick<Watchlist, 'viewers' | 'admins'>;

/** Lets an e-mail read the list; who reads or changes it already stays what they are. @throws HttpFailure 400 */
export async function addViewer(store: Store, id: string, users: ListAccess, email: string): Promise<void> {
  const { viewers, admins } = users;
  if (!viewers.includes(email) && !admins.includes(email)) {
    await writeUsers(store, id, { viewers: [...viewers, email], admins: [...admins] });
  }
  await noteShare(store, id, email);
}

/**
 * Takes a list back from an e-mail, whether it read the list or changed it. Who has it may so leave it themselves.
 * @throws HttpFailure 403, 404
 */
export function unshareList(store: Store, user: User, id: string, text: string): Promise<Users> {
  const email = text.trim().toLowerCase();
  return store.kysely.transaction().execute(async (kysely) => {
    const standing = await lockList({ kysely }, user, 'read', id);
    if (email !== user.email) check(standing.admins.includes(email) ? 'administer' : 'share', standing, user);
    const users = without(standing, email);
    await writeUsers({ kysely }, id, users);
    await kysely.deleteFrom('watchlist_shares').where('watchlist_id', '=', id).where('email', '=', email).execute();
    return users;
  });
}

/**
 * Says whether someone who has the list reads it or changes it.
 * @throws HttpFailure 403; 404 also for an e-mail that the list is not shared with; 400 for more than a list may have
 */
export function setShareRole(
  store: Store,
  user: User,
  id: string,
  { email: text, role }: { email: string; role: WatchlistRole },
): Promise<Users> {
  const email = text.trim().toLowerCase();
  return store.kysely.transaction().execute(async (kysely) => {
    const standing = await lockList({ kysely }, user, 'administer', id);
    const users = without(standing, email);
    users[role === 'admin' ? 'admins' : 'viewers'].push(email);
    await writeUsers({ kysely }, id, users);
    await noteShare({ kysely }, id, email);
    return users;
  });
}

/** @throws HttpFailure 404 for an e-mail that the list is not shared with */
function without({ viewers, admins }: ListAccess, email: string): Users {
  if (!viewers.includes(email) && !admins.includes(email)) throw notFound();
  const isOther = (each: string) => each !== email;
  return { viewers: viewers.filter(isOther), admins: admins.filter(isOther) };
}

async function writeUsers({ kysely }: Store, id: string, { viewers, admins }: Users): Promise<void> {
  if (Math.max(viewers.length, admins.length) > limits.watchlistViewers) {
    throw new HttpFailure(400, `A list is shared with ${limits.watchlistViewers} users at most`);
  }
  await kysely
    .updateTable('watchlists')
    .set({ viewers, admins, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

async function noteShare({ kysely }: Store, id: string, email: string): Promise<void> {
  await kysely
    .insertInto('watchlist_shares')
    .values({ watchlist_id: id, email })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
