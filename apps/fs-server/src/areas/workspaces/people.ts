import type { AccountRole } from '@fs/api-contract';
import { sql } from 'kysely';
import { invalid, notFound } from '../../http/failures.ts';
import type { User } from '../../http/user.ts';
import type { Store } from '../teams/rules.ts';
import { type LockedWorkspace, lockOwnedWorkspace, lockWorkspace } from './lockWorkspace.ts';
import { notifyNewOwners, notifyRemoved } from './notifyPeople.ts';

const lastOwner = 'The last owner can’t leave. Transfer ownership first.';

/** Makes a person an owner or a member. @throws HttpFailure 403, 404; 400 for the last owner */
export function changePerson(
  store: Store,
  user: User,
  id: string,
  { email: text, role }: { email: string; role: AccountRole },
): Promise<void> {
  return store.kysely.transaction().execute(async (kysely) => {
    const workspace = await lockOwnedWorkspace({ kysely }, user, id);
    const email = requirePerson(workspace, text);
    if (role === 'member') requireOtherOwner(workspace, email);
    await writeRole({ kysely }, id, email, role);
    const isNewOwner = role === 'owner' && !workspace.owners.includes(email);
    if (isNewOwner) await notifyNewOwners({ kysely }, workspace, user, [email]);
  });
}

/** Makes another person an owner, and the user a member. @throws HttpFailure 403, 404, 400 */
export function handOnWorkspace(store: Store, user: User, id: string, text: string): Promise<void> {
  return store.kysely.transaction().execute(async (kysely) => {
    const workspace = await lockOwnedWorkspace({ kysely }, user, id);
    const email = requirePerson(workspace, text);
    if (email === user.email) throw invalid('Choose another person');
    await writeRole({ kysely }, id, email, 'owner');
    await writeRole({ kysely }, id, user.email, 'member');
    if (!workspace.owners.includes(email)) await notifyNewOwners({ kysely }, workspace, user, [email]);
  });
}

/** Removes another person. What they made stays with the account. @throws HttpFailure 403, 404, 400 */
export function removePerson(store: Store, user: User, id: string, text: string): Promise<void> {
  return store.kysely.transaction().execute(async (kysely) => {
    const workspace = await lockOwnedWorkspace({ kysely }, user, id);
    const email = requirePerson(workspace, text);
    if (email === user.email) throw invalid('Leave the account instead');
    await takeOut({ kysely }, workspace, [email], user.email);
    await notifyRemoved({ kysely }, workspace, [email]);
  });
}

/** Leaves an account, whatever its status. @throws HttpFailure 404; 400 for the last owner */
export function leaveWorkspace(store: Store, user: User, id: string): Promise<void> {
  return store.kysely.transaction().execute(async (kysely) => {
    const workspace = await lockWorkspace({ kysely }, user, id);
    requireOtherOwner(workspace, user.email);
    await takeOut({ kysely }, workspace, [user.email]);
  });
}

/** @returns the email as stored @throws HttpFailure 404 */
function requirePerson({ owners, members }: LockedWorkspace, text: string): string {
  const email = text.trim().toLowerCase();
  if (!owners.includes(email) && !members.includes(email)) throw notFound();
  return email;
}

/** @throws HttpFailure 400 */
function requireOtherOwner({ owners }: LockedWorkspace, email: string): void {
  if (owners.includes(email) && owners.length === 1) throw invalid(lastOwner);
}

/** Gives a person of the account a role. */
export async function writeRole({ kysely }: Store, id: string, email: string, role: AccountRole): Promise<void> {
  const [from, to] =
    role === 'owner'
      ? (['account_members', 'account_owners'] as const)
      : (['account_owners', 'account_members'] as const);
  await kysely.deleteFrom(from).where('account_id', '=', id).where('email', '=', email).execute();
  await kysely
    .insertInto(to)
    .values({ account_id: id, email })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Takes people out of an account, its teams and its lists. Lists and views that they made stay with the account: an
 * owner who remains has them from now on.
 * @param heir Email of that owner. Default: the first one who has a user
 */
export async function takeOut(
  { kysely }: Store,
  { id, owners }: Pick<LockedWorkspace, 'id' | 'owners'>,
  leaving: readonly string[],
  heir?: string,
): Promise<void> {
  if (leaving.length === 0) return;
  const gone = sql`any(${[...leaving]}::text[])`;
  const remaining = owners.filter((email) => !leaving.includes(email));
  for (const table of ['account_owners', 'account_members'] as const) {
    await kysely.deleteFrom(table).where('account_id', '=', id).where(sql<boolean>`email = ${gone}`).execute();
  }
  await kysely
    .deleteFrom('team_members')
    .where('team_id', 'in', (teams) => teams.selectFrom('teams').select('teams.id').where('account_id', '=', id))
    .where(sql<boolean>`email = ${gone}`)
    .execute();
  const isLeaver = sql`(select id from users where email = ${gone})`;
  const heirId = sql`(
    select id from users where email = any(${remaining}::text[])
    order by email = ${heir ?? ''}::text desc, created_at, id limit 1
  )`;
  for (const table of ['watchlists', 'table_views'] as const) {
    await sql`update ${sql.table(table)} set owner_id = ${heirId}
      where account_id = ${id} and owner_id in ${isLeaver} and ${heirId} is not null`.execute(kysely);
  }
  await sql`update watchlists set
      admins = array(select each from unnest(admins) as each where not each = ${gone}),
      viewers = array(select each from unnest(viewers) as each where not each = ${gone})
    where account_id = ${id} and (admins && ${[...leaving]}::text[] or viewers && ${[...leaving]}::text[])`.execute(
    kysely,
  );
  await sql`delete from watchlist_shares using watchlists
    where watchlists.id = watchlist_id and account_id = ${id} and watchlist_shares.email = ${gone}`.execute(kysely);
}
