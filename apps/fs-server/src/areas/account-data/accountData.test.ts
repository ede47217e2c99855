import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ListServer, startListServer } from '../watchlists/testing/listServer.ts';
import { requireRecentLogin } from './rules.ts';

let server: ListServer;
beforeAll(async () => {
  server = await startListServer();
});
afterAll(() => server.close());

const deletionOf = async (role: string) => (await server.rest(role, 'GET', '/account/deletion')).body;
const remove = (role: string, organizations: readonly string[] = []) =>
  server.rest(role, 'POST', '/account/deletion', { organizations });

/** Counts the rows that mention a text, of every table that does. */
async function countMentions(text: string): Promise<Record<string, number>> {
  const { kysely } = server.database;
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' order by table_name
  `.execute(kysely);
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(name)} as row where position(${text} in row::text) > 0
    `.execute(kysely);
    if (rows[0]?.count) counts[name] = rows[0].count;
  }
  return counts;
}

const countAll = async (table: 'organizations' | 'articles' | 'users' | 'watchlists') => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(
    server.database.kysely,
  );
  return rows[0]?.count;
};

test('[XSETTINGS-001] the download has everything that is stored about the user, and nobody else’s email', async () => {
  await server.insertList({
    owner: 'individual',
    name: 'Shared',
    viewers: ['free'],
    companyIds: [server.world.companies[0]?.id ?? ''],
  });
  const { status, body } = await server.rest('individual', 'GET', '/account/data');
  expect(status).toBe(200);
  expect(body.data.profile).toMatchObject([{ email: server.emailOf('individual') }]);
  expect(body.data.watchlists.find(({ name }: { name: string }) => name === 'Shared')).toMatchObject({
    viewers: 1,
    companies: [{ name: server.world.companies[0]?.name }],
  });
  const emails = new Set(JSON.stringify(body).match(/[\w.-]+@[\w.-]+\.[a-z]+/g));
  expect([...emails]).toEqual([server.emailOf('individual')]);
  expect(JSON.stringify(body)).not.toMatch(/hash/);
});

test('every table with a column of a user or an email is in the download, or has no data for its user', async () => {
  const { rows } = await sql<{ table: string }>`
    select distinct table_name as table from information_schema.columns
    where table_schema = 'public'
      and column_name in ('user_id', 'owner_id', 'creator_id', 'sender_id', 'added_by', 'inviter_id', 'email')
    order by table_name
  `.execute(server.database.kysely);
  const known = {
    downloaded: [
      ...[
        'accounts',
        'account_invitations',
        'account_members',
        'account_owners',
        'confirmation_codes',
        'first_table_views',
      ],
      ...['documents', 'generic_jobs', 'api_tokens', 'slack_links'],
      ...['channels', 'channel_invites', 'channel_members', 'messages'],
      ...['assessments', 'course_progress', 'video_progress'],
      ...[
        'form_submissions',
        'notices',
        'preferences',
        'seen_cursors',
        'sessions',
        'sign_ups',
        'table_views',
        'view_alerts',
      ],
      ...['team_members', 'users', 'watchlist_invitations', 'watchlist_items', 'watchlist_settings'],
      ...['watchlist_shares', 'watchlists'],
    ],
    // Codes of a login that live for a minute, words that administrators keep for everybody, payments, and what moves
    // messages between users and says whether they are there.
    elsewhere: [
      'authorization_codes',
      'stop_words',
      'checkouts',
      'chat_events',
      'chat_presence',
      'chat_uploads',
      'chat_users',
    ],
  };
  const unknown = rows.map(({ table }) => table).filter((table) => !Object.values(known).flat().includes(table));
  expect(unknown).toEqual([]);
});

test('[XSETTINGS-002] deleting an account hands on what others can edit, and leaves nothing else of the user', async () => {
  const [id, email] = [server.userId('individual'), server.emailOf('individual')];
  const heir = server.emailOf('unlimited');
  const handedOn = await server.insertList({
    owner: 'individual',
    name: 'Ours',
    admins: ['unlimited'],
    viewers: ['unlimited'],
  });
  const seen = await server.insertList({ owner: 'individual', name: 'Seen', viewers: ['free'] });
  const foreign = await server.insertList({
    owner: 'unlimited',
    name: 'Theirs',
    viewers: ['individual'],
    admins: ['individual'],
  });
  const before = { companies: await countAll('organizations'), articles: await countAll('articles') };
  const users = (await countAll('users')) ?? 0;
  const lists = (await countAll('watchlists')) ?? 0;
  const deletion = await deletionOf('individual');
  expect(deletion).toMatchObject({ organizations: [], paying: [], listsHandedOn: 1 });
  expect(deletion.sharedListsDeleted).toBeGreaterThanOrEqual(1);

  expect(await remove('individual')).toEqual({ status: 200, body: {} });
  expect(await countMentions(id)).toEqual({ deleted_users: 1, audit_events: expect.any(Number) });
  expect(await countMentions(email)).toEqual({});
  const left = await server.database.kysely
    .selectFrom('watchlists')
    .select(['id', 'owner_id', 'viewers', 'admins'])
    .where('id', 'in', [handedOn, seen, foreign])
    .orderBy('name')
    .execute();
  expect(left).toEqual([
    { id: handedOn, owner_id: server.userId('unlimited'), viewers: [heir], admins: [] },
    { id: foreign, owner_id: server.userId('unlimited'), viewers: [], admins: [] },
  ]);
  expect(await countAll('watchlists')).toBe(lists - deletion.listsDeleted);
  expect(await countAll('users')).toBe(users - 1);
  expect({ companies: await countAll('organizations'), articles: await countAll('articles') }).toEqual(before);
  expect((await server.rest('individual', 'GET', '/account')).status).toBe(401);
});

test('[XSETTINGS-003] an organization that only the user owns is deleted only if the user agrees to that', async () => {
  const account = server.accountId('Longview Research');
  const { kysely } = server.database;
  await kysely.deleteFrom('account_owners').where('account_id', '=', account).execute();
  await kysely
    .insertInto('account_owners')
    .values({ account_id: account, email: server.emailOf('teams-owner') })
    .execute();
  await kysely
    .updateTable('accounts')
    .set({ creator_id: server.userId('teams-owner') })
    .where('id', '=', account)
    .execute();
  const lists = (await countAll('watchlists')) ?? 0;
  const deletion = await deletionOf('teams-owner');
  const organization = {
    id: account,
    name: 'Longview Research',
    members: expect.any(Number),
    lists: expect.any(Number),
  };
  expect(deletion.organizations).toEqual([organization]);
  expect(await remove('teams-owner')).toMatchObject({
    status: 409,
    body: { current: { organizations: [organization] } },
  });
  expect(await countAll('watchlists')).toBe(lists);

  // With a second owner it stays, with its lists.
  await kysely
    .insertInto('account_owners')
    .values({ account_id: account, email: server.emailOf('unlimited') })
    .execute();
  expect((await remove('teams-owner', [account])).status).toBe(409);
  expect((await remove('teams-owner')).status).toBe(200);
  const kept = await kysely.selectFrom('accounts').select('creator_id').where('id', '=', account).executeTakeFirst();
  expect(kept).toEqual({ creator_id: server.userId('unlimited') });
});

test('[XSETTINGS-004] an account is not deleted while it pays, or by a login that is older than ten minutes', async () => {
  const subscription = (stripe_subscription_id: string | null) =>
    server.database.kysely
      .updateTable('accounts')
      .set({ stripe_subscription_id })
      .where('creator_id', '=', server.userId('free'))
      .where('account_type', '=', 'PERSONAL')
      .execute();
  await subscription('sub_1');
  expect((await deletionOf('free')).paying).toHaveLength(1);
  expect((await remove('free')).status).toBe(409);
  await subscription(null);

  const user = { id: server.userId('free'), email: server.emailOf('free'), groups: [] };
  const now = new Date('2026-11-20T12:00:00Z');
  const at = (time: string) => () => requireRecentLogin({ ...user, signedInAt: new Date(`2026-11-20T${time}Z`) }, now);
  expect(at('11:50:00')).not.toThrow();
  expect(at('11:49:59')).toThrow('Log in again to delete your account');
  expect(() => requireRecentLogin(user, now)).toThrow('Log in again to delete your account');
});
