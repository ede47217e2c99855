import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertMember } from '../areas/channels/repository.ts';
import { type ListServer, startListServer } from '../areas/watchlists/testing/listServer.ts';
import { changeEmail } from './changeEmail.ts';

let server: ListServer;
beforeAll(async () => {
  server = await startListServer();
});
afterAll(() => server.close());

/** Columns that grant something to whoever has an email, or tell them something, and a row of each for an email. */
const grants: Readonly<Record<string, (email: string) => Promise<unknown>>> = {
  'account_invitations.email': async (email) =>
    insertInto('account_invitations', { account_id: await organization(), email, role: 'member' }),
  'account_members.email': async (email) => insertInto('account_members', { account_id: await organization(), email }),
  'account_owners.email': async (email) => insertInto('account_owners', { account_id: await organization(), email }),
  'channel_invites.email': async (email) => insertInto('channel_invites', { channel_id: await channel(), email }),
  'notices.email': (email) =>
    insertInto('notices', { email, kind: 'list-shared', facts: JSON.stringify({ list: 'Ports', from: 'Ada' }) }),
  'team_members.email': async (email) => insertInto('team_members', { team_id: await team(), email }),
  'watchlist_shares.email': async (email) => insertInto('watchlist_shares', { watchlist_id: await list(), email }),
  'watchlists.admins': async (email) => setEmails('admins', await list(), email),
  'watchlists.viewers': async (email) => setEmails('viewers', await list(), email),
};

/** Columns with emails that grant nothing. */
const otherColumns: Readonly<Record<string, string>> = {
  'assessments.email': 'what a user typed into the assessment',
  'users.email': 'the email itself',
  'users.pending_email': 'one that is not confirmed',
};

const insertInto = (table: string, row: Record<string, unknown>) =>
  sql`insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
    values (${sql.join(Object.values(row))})`.execute(server.database.kysely);

const setEmails = (column: 'admins' | 'viewers', id: string, email: string) =>
  server.database.kysely
    .updateTable('watchlists')
    .set({ [column]: [email] })
    .where('id', '=', id)
    .execute();

const list = () => server.insertList({ owner: 'admin' });
const organization = async () => server.accountId('Longview Research');
const team = async () => server.world.teams[0]?.id ?? '';

async function channel(): Promise<string> {
  const row = { name: 'Launch', creator_id: server.userId('messenger') };
  const { id } = await server.database.kysely
    .insertInto('channels')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The columns that name an email. */
async function findMentions(email: string): Promise<string[]> {
  const found: string[] = [];
  for (const column of Object.keys(grants)) {
    const [table = '', name = ''] = column.split('.');
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(table)} where position(${email} in ${sql.ref(name)}::text) > 0
    `.execute(server.database.kysely);
    if (rows[0]?.count) found.push(column);
  }
  return found;
}

test('every column with emails is known to grant something to an email, or to be a mere fact', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'ARRAY')
      and (column_name like '%email%' or column_name in ('admins', 'viewers'))
      and table_name in (select table_name from information_schema.tables where table_type = 'BASE TABLE')
    order by 1
  `.execute(server.database.kysely);
  expect(rows.map(({ name }) => name)).toEqual([...Object.keys(grants), ...Object.keys(otherColumns)].toSorted());
});

test('whoever has the former email of a user later finds nothing that was given to the user', async () => {
  const [from, to] = [server.emailOf('idea-gen'), 'renamed@foresight.example'];
  for (const grant of Object.values(grants)) await grant(from);
  expect(await findMentions(from)).toEqual(Object.keys(grants));
  const change = { userId: server.userId('idea-gen'), from, to, keepSession: randomUUID(), now: new Date() };
  await server.database.kysely.transaction().execute((transaction) => changeEmail(transaction, change));
  expect(await findMentions(from)).toEqual([]);
  const moved = Object.keys(grants).filter((column) => column !== 'notices.email');
  expect(await findMentions(to)).toEqual(moved);
  const notices = server.database.kysely.selectFrom('notices').select('facts').where('user_id', '=', change.userId);
  expect((await notices.execute()).map(({ facts }) => facts)).toContainEqual({ list: 'Ports', from: 'Ada' });
});

test('a person who was removed from a channel cannot join again by the invite of a former email', async () => {
  const id = await channel();
  const invite = await server.database.kysely
    .insertInto('channel_invites')
    .values({ channel_id: id, email: 'former@foresight.example' })
    .returning('invite_id')
    .executeTakeFirstOrThrow();
  const store = { kysely: server.database.kysely };
  for (const [role, inviteId] of [
    ['messenger', null],
    ['free', invite.invite_id],
  ] as const) {
    await insertMember(store, { channelId: id, userId: server.userId(role), inviteId });
  }
  const removal = `/api/chat/channels/${id}/members/${server.userId('free')}`;
  expect((await server.rest('messenger', 'DELETE', removal)).status).toBe(200);
  const left = await store.kysely.selectFrom('channel_invites').select('id').where('channel_id', '=', id).execute();
  expect(left).toEqual([]);
});
