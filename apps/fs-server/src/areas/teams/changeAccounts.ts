import { type Account, limits } from '@fs/api-contract';
import { sql } from 'kysely';
import { insertAll, insertMissing } from '../../database/insertAll.ts';
import { forbidden, invalid, notFound } from '../../http/failures.ts';
import type { User } from '../../http/user.ts';
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

const parseFields = ({ name, description }: AccountFields) => ({
  ...(typeof name === 'string' && { name: parseName(name, limits.accountNameLetters) }),
  ...(typeof description === 'string' && { description: parseDescription(description) }),
});

/**
 * Creates an organization owned by the user. It is pending until its plan is paid (decision AMB-133).
 * @throws HttpFailure 400, also for a plan that is not for organizations; 403 for too many accounts
 */
export function addAccount(
  store: Store,
  user: User,
  { planID, owners, members, ...facts }: People & AccountFields & { name: string; planID: string },
): Promise<Account> {
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
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await writePeople({ kysely }, id, people);
    return readAccount({ kysely }, user, id);
  });
}

/**
 * Changes the owners and members of an organization. Anyone who is removed leaves its teams as well.
 * @throws HttpFailure 403, 404, 400
 */
export function editAccount(
  store: Store,
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
      if (account.creator !== user.id && !people.owners.includes(user.email)) {
        throw invalid('Ask another owner to remove you from this account');
      }
      await writePeople({ kysely }, id, people);
      const staying = new Set([...people.owners, ...people.members]);
      const leaving = [...now.owners, ...now.members].filter((email) => !staying.has(email));
      await leaveTeams({ kysely }, id, leaving);
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

/** Keeps the rows of remaining members, and thus their ids. */
async function writePeople({ kysely }: Store, id: string, { owners, members }: People): Promise<void> {
  await kysely.deleteFrom('account_owners').where('account_id', '=', id).execute();
  await insertAll(
    kysely,
    'account_owners',
    owners.map((email) => ({ account_id: id, email })),
  );
  await kysely
    .deleteFrom('account_members')
    .where('account_id', '=', id)
    .where(sql<boolean>`email <> all(${members}::text[])`)
    .execute();
  await insertMissing(
    kysely,
    'account_members',
    members.map((email) => ({ account_id: id, email })),
  );
}

async function leaveTeams({ kysely }: Store, id: string, leaving: readonly string[]): Promise<void> {
  await kysely
    .deleteFrom('team_members')
    .where('team_id', 'in', (teams) => teams.selectFrom('teams').select('teams.id').where('account_id', '=', id))
    .where(sql<boolean>`email = any(${leaving}::text[])`)
    .execute();
}
