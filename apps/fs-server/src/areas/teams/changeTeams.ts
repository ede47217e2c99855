import type { Team } from '@fs/api-contract';
import { sql } from 'kysely';
import { insertMissing } from '../../database/insertAll.ts';
import { notFound } from '../../http/failures.ts';
import type { User } from '../../http/user.ts';
import { notifyAdded } from './notifyAdded.ts';
import { readTeam } from './repository.ts';
import { requireOpen } from './requireOpen.ts';
import { lockAccount, parseDescription, parseName, parsePeople, requireTeamQuota, type Store } from './rules.ts';

/** Undefined parts stay unchanged. A new team needs only a name. */
export interface TeamChanges {
  name?: string | null | undefined;
  description?: string | null | undefined;
  /** The complete list of members. */
  members?: readonly string[] | null | undefined;
}

/** Creates a team of an account. @throws HttpFailure 403, also beyond the plan's limit; 404, 400 */
export function addTeam(
  store: Store,
  user: User,
  { accountID, name, description, members }: TeamChanges & { accountID: string; name: string },
): Promise<Team> {
  const row = { name: parseName(name), description: parseDescription(description ?? '') };
  const people = parsePeople(members ?? []);
  return store.kysely.transaction().execute(async (kysely) => {
    const account = await lockAccount({ kysely }, user, accountID);
    await requireTeamQuota({ kysely }, account);
    const { id } = await kysely
      .insertInto('teams')
      .values({ ...row, account_id: account.id })
      .returning('id')
      .executeTakeFirstOrThrow();
    await notifyAdded({ kysely }, user, id, await writeMembers({ kysely }, id, people));
    return readTeam({ kysely }, id);
  });
}

/** Changes a team of an account. @throws HttpFailure 403, 404, 400 */
export function editTeam(
  store: Store,
  user: User,
  { id, accountID, name, description, members }: TeamChanges & { id: string; accountID: string },
): Promise<Team> {
  const set = {
    ...(typeof name === 'string' && { name: parseName(name) }),
    ...(typeof description === 'string' && { description: parseDescription(description) }),
  };
  const people = members && parsePeople(members);
  return store.kysely.transaction().execute(async (kysely) => {
    const team = await requireTeam({ kysely }, user, { id, accountID });
    requireOpen(team.readOnly);
    await kysely
      .updateTable('teams')
      .set({ ...set, updated_at: sql`now()` })
      .where('id', '=', team.id)
      .execute();
    if (people) await notifyAdded({ kysely }, user, team.id, await writeMembers({ kysely }, team.id, people));
    return readTeam({ kysely }, team.id);
  });
}

/** Deletes a team. Its lists are kept, without the team. @returns the deleted team */
export function removeTeam(store: Store, user: User, team: { id: string; accountID: string }): Promise<Team> {
  return store.kysely.transaction().execute(async (kysely) => {
    const known = await requireTeam({ kysely }, user, team);
    await kysely.deleteFrom('teams').where('id', '=', known.id).execute();
    return known;
  });
}

/** A team of an account that the user owns. @throws HttpFailure 403, 404 */
async function requireTeam(
  transaction: Store,
  user: User,
  { id, accountID }: { id: string; accountID: string },
): Promise<Team> {
  const account = await lockAccount(transaction, user, accountID);
  const { count } = await transaction.kysely
    .selectFrom('teams')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('id', '=', id)
    .where('account_id', '=', account.id)
    .executeTakeFirstOrThrow();
  if (count === 0) throw notFound();
  return readTeam(transaction, id);
}

/** Keeps the rows of remaining members, and thus their ids. @returns the new members */
async function writeMembers({ kysely }: Store, id: string, people: readonly string[]): Promise<string[]> {
  const before = await kysely.selectFrom('team_members').select('email').where('team_id', '=', id).execute();
  await kysely
    .deleteFrom('team_members')
    .where('team_id', '=', id)
    .where(sql<boolean>`email <> all(${people}::text[])`)
    .execute();
  await insertMissing(
    kysely,
    'team_members',
    people.map((email) => ({ team_id: id, email })),
  );
  const known = new Set(before.map(({ email }) => email));
  return people.filter((email) => !known.has(email));
}
