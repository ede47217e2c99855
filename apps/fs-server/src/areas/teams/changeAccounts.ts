import { type Account, limits } from '@fs/api-contract';
import { sql } from 'kysely';
import { forbidden, invalid, notFound } from '../../http/failures.ts';
import type { User } from '../../http/user.ts';
import { type InvitationMails, mailInvitations } from '../workspaces/invitationMails.ts';
import { insertInvitations } from '../workspaces/invitations.ts';
import { lockOwnedWorkspace, lockWorkspace } from '../workspaces/lockWorkspace.ts';
import { notifyNewOwners, notifyRemoved } from '../workspaces/notifyPeople.ts';
import { takeOut, writeRole } from '../workspaces/people.ts';
import { findAccount } from './repository.ts';
import { lockAccount, parseDescription, parseLogo, parseName, parsePeople, type Store } from './rules.ts';

interface People {
  /** Emails. */
  owners: readonly string[];
  members: readonly string[];
}

/** Undefined parts stay unchanged. */
interface AccountFields {
  name?: string | null | undefined;
  description?: string | null | undefined;
}

interface NewAccount extends People, AccountFields {
  name: string;
  planID: string;
  /** Identifies the attempt to create the account. */
  clientKey?: string | null | undefined;
}

const parseFields = ({ name, description }: AccountFields) => ({
  ...(typeof name === 'string' && { name: parseName(name, limits.accountNameLetters) }),
  ...(typeof description === 'string' && { description: parseDescription(description) }),
});

/**
 * Creates an organization owned by the user. It is pending until its plan is paid (decision AMB-133). With the
 * `clientKey` of an earlier call, changes that account as long as it is pending, and otherwise returns it as it is.
 * @throws HttpFailure 400, also for a plan that is not for organizations; 403 for too many accounts
 */
export function addAccount(
  store: Store,
  user: User,
  { planID, owners, members, clientKey, ...facts }: NewAccount,
): Promise<Account> {
  if ((clientKey?.length ?? 0) > limits.clientKey) throw invalid('clientKey is too long');
  const row = { name: '', ...parseFields(facts) };
  const people = toRoles({ owners: [...owners, user.email], members });
  return store.kysely.transaction().execute(async (kysely) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`accounts of ${user.id}`}, 0))`.execute(kysely);
    const plan = await kysely
      .selectFrom('plans')
      .select('id')
      .where('plan_type', '=', 'ORGANIZATION')
      .where(sql<boolean>`id = ${planID}`)
      .executeTakeFirst();
    if (!plan) throw invalid('planID must be an organization plan');
    const earlier = typeof clientKey === 'string' && (await findByClientKey({ kysely }, user, clientKey));
    if (earlier) {
      if (earlier.account_status === 'PENDING') {
        const set = { ...row, plan_id: plan.id, updated_at: new Date() };
        await kysely.updateTable('accounts').set(set).where('id', '=', earlier.id).execute();
        await kysely.deleteFrom('account_invitations').where('account_id', '=', earlier.id).execute();
        await invite({ kysely }, user, earlier.id, people);
      }
      return readAccount({ kysely }, user, earlier.id);
    }
    const { count } = await kysely
      .selectFrom('accounts')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('creator_id', '=', user.id)
      .where('account_type', '=', 'ORGANIZATION')
      .executeTakeFirstOrThrow();
    if (count >= limits.accountsMade) throw forbidden(`You can create up to ${limits.accountsMade} accounts`);
    const { id } = await kysely
      .insertInto('accounts')
      .values({
        ...row,
        account_type: 'ORGANIZATION',
        account_status: 'PENDING',
        creator_id: user.id,
        plan_id: plan.id,
        client_key: clientKey ?? null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await kysely.insertInto('account_owners').values({ account_id: id, email: user.email }).execute();
    await invite({ kysely }, user, id, people);
    return readAccount({ kysely }, user, id);
  });
}

/**
 * Changes the owners and members of an organization: new ones are invited, and those left out are removed.
 * @throws HttpFailure 403, 404, 400
 */
export function editAccount(
  { store, ...mails }: InvitationMails & { store: Store },
  user: User,
  {
    id,
    owners,
    members,
    ...facts
  }: AccountFields & Partial<{ [Key in keyof People]: People[Key] | null }> & { id: string },
): Promise<Account> {
  const set = parseFields(facts);
  return store.kysely.transaction().execute(async (kysely) => {
    const account = await lockAccount({ kysely }, user, id);
    const now = await readAccount({ kysely }, user, id);
    if (owners || members) {
      if (account.type === 'PERSONAL') throw invalid('A personal account can’t have other members');
      const people = toRoles({ owners: owners ?? now.owners, members: members ?? now.members });
      if (!people.owners.includes(user.email)) throw invalid('Ask another owner to remove you from this account');
      const workspace = await lockOwnedWorkspace({ kysely }, user, id);
      const staying = new Set([...people.owners, ...people.members]);
      const leaving = [...now.owners, ...now.members].filter((email) => !staying.has(email));
      await takeOut({ kysely }, workspace, leaving, user.email);
      await notifyRemoved({ kysely }, workspace, leaving);
      const promoted = now.members.filter((each) => people.owners.includes(each));
      for (const email of promoted) await writeRole({ kysely }, id, email, 'owner');
      await notifyNewOwners({ kysely }, workspace, user, promoted);
      for (const email of now.owners.filter((each) => people.members.includes(each))) {
        await writeRole({ kysely }, id, email, 'member');
      }
      await invite({ kysely }, user, id, people);
      await mailInvitations(kysely, mails, id);
    }
    await kysely
      .updateTable('accounts')
      .set({ ...set, updated_at: sql`now()` })
      .where('id', '=', id)
      .execute();
    return readAccount({ kysely }, user, id);
  });
}

/** Changes the name, description and logo of an account. @throws HttpFailure 403, 404, 400 */
export function updateAccount(
  store: Store,
  user: User,
  { id, logo, ...facts }: AccountFields & { id: string; logo?: string | null | undefined },
): Promise<Account> {
  const set = {
    ...parseFields(facts),
    ...(logo !== undefined && { logo_url: logo === null ? null : parseLogo(logo) }),
  };
  return store.kysely.transaction().execute(async (kysely) => {
    const account = await lockAccount({ kysely }, user, id);
    await kysely
      .updateTable('accounts')
      .set({ ...set, updated_at: sql`now()` })
      .where('id', '=', account.id)
      .execute();
    return readAccount({ kysely }, user, account.id);
  });
}

function findByClientKey({ kysely }: Store, user: User, clientKey: string) {
  return kysely
    .selectFrom('accounts')
    .select(['id', 'account_status'])
    .where('creator_id', '=', user.id)
    .where('client_key', '=', clientKey)
    .executeTakeFirst();
}

/** Removes owners from the members. */
function toRoles({ owners, members }: People) {
  const owning = parsePeople(owners);
  return { owners: owning, members: parsePeople(members).filter((email) => !owning.includes(email)) };
}

async function readAccount(store: Store, user: User, id: string): Promise<Account> {
  const account = await findAccount(store, user, id);
  if (!account) throw notFound();
  return account;
}

/** Invites those who neither belong to the account nor are invited. Nobody is put into an account. */
async function invite(store: Store, user: User, id: string, { owners, members }: People): Promise<void> {
  const workspace = await lockWorkspace(store, user, id);
  await insertInvitations(store, user, workspace, [
    ...owners.map((email) => ({ email, role: 'owner' as const })),
    ...members.map((email) => ({ email, role: 'member' as const })),
  ]);
}
