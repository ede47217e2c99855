import { type AccountRole, limits, waitingTexts } from '@fs/api-contract';
import { sql } from 'kysely';
import { HttpFailure, invalid, notFound, overLimit } from '../../http/failures.ts';
import { parseEmail } from '../../http/parseEmail.ts';
import type { User } from '../../http/user.ts';
import { requireActiveAccount } from '../billing/requireActiveAccount.ts';
import { addNotice, dailyKey } from '../notices/addNotice.ts';
import type { Store } from '../teams/rules.ts';
import { type InvitationMails, mailInvitations } from './invitationMails.ts';
import { joinInvited } from './joinInvited.ts';
import { type LockedWorkspace, lockOwnedWorkspace } from './lockWorkspace.ts';

export interface InvitedPerson {
  email: string;
  role: AccountRole;
  teamIDs?: readonly string[];
}

/**
 * Invites addresses. Nothing differs between those with and without an account: neither the answer nor the work. Whoever
 * belongs to the account or is invited already stays as they are.
 * @throws HttpFailure 400, 404; 403 also for more than the paid seats, and then nobody is invited; 429
 */
export function invitePeople(
  { store, ...mails }: InvitationMails & { store: Store },
  user: User,
  id: string,
  people: readonly InvitedPerson[],
): Promise<void> {
  return store.kysely.transaction().execute(async (kysely) => {
    const workspace = await lockOwnedWorkspace({ kysely }, user, id);
    const added = await insertInvitations({ kysely }, user, workspace, people);
    await mailInvitations(kysely, mails, id, added);
  });
}

/** Inserts invitations of a locked account. @returns their ids */
export async function insertInvitations(
  { kysely }: Store,
  user: Pick<User, 'id' | 'email'>,
  workspace: LockedWorkspace,
  people: readonly InvitedPerson[],
): Promise<string[]> {
  const { id, owners, members, seats } = workspace;
  const known = new Set([...owners, ...members, ...(await listInvited({ kysely }, id))]);
  const byEmail = new Map(people.map((person) => [parseEmail(person.email), person]));
  const added = [...byEmail].filter(([email]) => !known.has(email));
  if (added.length === 0) return [];
  if (known.size + added.length > limits.accountPeople) {
    throw invalid(`An account can have up to ${limits.accountPeople} people`);
  }
  if (seats !== null && known.size + added.length > seats) throw beyondSeats(workspace, seats, known.size);
  const teams = new Set(await listTeamIds({ kysely }, id));
  const rows = added.map(([email, { role, teamIDs = [] }]) => ({
    account_id: id,
    email,
    role,
    team_ids: [...new Set(teamIDs)],
    inviter_id: user.id,
  }));
  if (rows.some(({ team_ids }) => team_ids.some((team) => !teams.has(team)))) throw notFound();
  const inserted = await kysely.insertInto('account_invitations').values(rows).returning('id').execute();
  const inviter = await kysely
    .selectFrom('users')
    .select(['given_name', 'family_name'])
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();
  const facts = { account: workspace.name, from: `${inviter.given_name} ${inviter.family_name}`.trim() };
  for (const { email } of workspace.status === 'ACTIVE' ? rows : []) {
    const key = dailyKey(user.id, 'invitation', id, email);
    await addNotice(
      { kysely },
      { to: { email }, kind: 'invitation', facts, path: '/workspaces', key, isMailed: false },
    );
  }
  return inserted.map((row) => row.id);
}

function beyondSeats({ plan }: LockedWorkspace, limit: number, current: number): HttpFailure {
  const message = `${plan} has ${limit} paid seats. Add seats to invite more people.`;
  return overLimit({ type: 'Limits Exceeded', message, limit, current, of: 'seats', plan });
}

async function listInvited({ kysely }: Store, id: string): Promise<string[]> {
  const rows = await kysely.selectFrom('account_invitations').select('email').where('account_id', '=', id).execute();
  return rows.map(({ email }) => email);
}

async function listTeamIds({ kysely }: Store, accountId: string): Promise<string[]> {
  const rows = await kysely.selectFrom('teams').select('id').where('account_id', '=', accountId).execute();
  return rows.map(({ id }) => id);
}

/** Sends the mail again. @throws HttpFailure 404, 403; 429 within a day of the last mail */
export function remindInvitation(
  { store, ...mails }: InvitationMails & { store: Store },
  user: User,
  id: string,
  invitationId: string,
): Promise<void> {
  return store.kysely.transaction().execute(async (kysely) => {
    await lockOwnedWorkspace({ kysely }, user, id);
    const found = await kysely
      .selectFrom('account_invitations')
      .select(
        sql<boolean>`coalesce(sent_at > now() - make_interval(days => ${limits.reminderDays}), false)`.as('isRecent'),
      )
      .where('account_id', '=', id)
      .where('id', '=', invitationId)
      .executeTakeFirst();
    if (!found) throw notFound();
    if (found.isRecent) throw new HttpFailure(429, waitingTexts.reminder);
    await kysely
      .updateTable('account_invitations')
      .set({ sent_at: null, reminded_at: sql`now()` })
      .where('id', '=', invitationId)
      .execute();
    await mailInvitations(kysely, mails, id, [invitationId]);
  });
}

/** Deletes an invitation: its link leads nowhere then. @throws HttpFailure 404, 403 */
export function withdrawInvitation(store: Store, user: User, id: string, invitationId: string): Promise<void> {
  return store.kysely.transaction().execute(async (kysely) => {
    await lockOwnedWorkspace({ kysely }, user, id);
    const { numDeletedRows } = await kysely
      .deleteFrom('account_invitations')
      .where('account_id', '=', id)
      .where('id', '=', invitationId)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) throw notFound();
  });
}

/** Joins an account that the user's address is invited to. @throws HttpFailure 404; 403 while its plan is not paid */
export function joinWorkspace(store: Store, user: User, id: string): Promise<void> {
  return store.kysely.transaction().execute(async (kysely) => {
    const account = await kysely
      .selectFrom('accounts')
      .innerJoin('account_invitations', 'account_invitations.account_id', 'accounts.id')
      .select('accounts.id')
      .where('accounts.id', '=', id)
      .where('account_invitations.email', '=', user.email)
      .forUpdate('accounts')
      .executeTakeFirst();
    if (!account) throw notFound();
    await requireActiveAccount({ kysely }, id);
    await joinInvited({ kysely }, user.email, id);
  });
}

/** @throws HttpFailure 404 */
export async function declineInvitation({ kysely }: Store, user: User, id: string): Promise<void> {
  const { numDeletedRows } = await kysely
    .deleteFrom('account_invitations')
    .where('account_id', '=', id)
    .where('email', '=', user.email)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw notFound();
}
