import { type CompanySearchResult, paths } from '@fs/api-contract';
import { storyWorld } from '@fs/fixtures';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type PostgresServer, startPostgresServer } from '../testing/postgresServer.ts';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { type Database, openDatabase } from './database.ts';
import { type ReplicaProblem, watchReplica } from './replica.ts';
import { seedWorld } from './seed.ts';

/** Makes another database look like a replica that got the primary's changes of this time, after now in seconds. */
async function pretend({ kysely }: Pick<Database, 'kysely'>, seconds: number): Promise<void> {
  const updated_at = sql<Date>`now() + ${seconds} * interval '1 second'`;
  await kysely
    .insertInto('service_state')
    .values({ key: 'replica_beat', value: '', updated_at })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ updated_at }))
    .execute();
}

test('a replica is recent until its last known time is too old, and not once it failed', async () => {
  const [primary, replica] = [await openTestDatabase(), await openTestDatabase()];
  const problems: ReplicaProblem[] = [];
  let now = 0;
  const watch = watchReplica({
    primary: primary.kysely,
    replica: replica.kysely,
    onChange: (problem) => problems.push(problem),
    now: () => now,
  });
  onTestFinished(async () => {
    await watch.stop();
    await Promise.all([primary.close(), replica.close()]);
  });
  await watch.check();
  expect([watch.isRecent(), problems]).toEqual([false, ['behind']]);
  const beats = primary.kysely.selectFrom('service_state').select('key').where('key', '=', 'replica_beat');
  expect(await beats.execute()).toHaveLength(1);

  await pretend(replica, 0);
  await watch.check();
  expect([watch.isRecent(), problems]).toEqual([true, ['behind', null]]);
  // No check has ended since.
  now = 5000;
  expect(watch.isRecent()).toBe(false);

  await watch.check();
  watch.onFailure();
  expect([watch.isRecent(), problems.at(-1)]).toEqual([false, 'unreachable']);
});

const [first, second] = [await startPostgresServer(), await startPostgresServer()];

test.runIf('reason' in first)(`no replica was read: ${'reason' in first ? first.reason : ''}`, () => {
  expect(first).toHaveProperty('reason');
});

describe.runIf(first.server && second.server)('a server with a replica', () => {
  const servers = [first.server, second.server] as [PostgresServer, PostgresServer];
  const world = storyWorld();
  let replica: Database;
  let server: TestServer;
  beforeAll(async () => {
    const [url, readUrl] = [await servers[0].createDatabase(), await servers[1].createDatabase()];
    // Another database plays the replica. A company has another name there, which tells who answered.
    replica = await openDatabase({ url: readUrl, dataDir: '' });
    await seedWorld(replica, world, new Map());
    await replica.kysely
      .updateTable('organizations')
      .set({ name: 'Replica Robotics' })
      .where('id', '=', known)
      .execute();
    server = await startTestServer({ world, database: await openDatabase({ url, readUrl, dataDir: '' }) });
  });
  afterAll(async () => {
    await server.close();
    await replica.close();
    await Promise.all(servers.map(({ stop }) => stop()));
  });
  const known = world.companies[0]?.id ?? '';

  async function call(role: string, method: string, path: string, body?: object): Promise<Response> {
    const headers = {
      authorization: await server.authorizationOf(role),
      ...(body && { 'content-type': 'application/json' }),
    };
    return fetch(server.url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  }
  /** Whether the replica answers this user. */
  async function asksReplica(role: string): Promise<boolean> {
    const response = await call(role, 'GET', '/api/companies?query=replica%20robotics');
    expect(response.status).toBe(200);
    const found = (await response.json()) as CompanySearchResult[];
    return found.some(({ id }) => id === known);
  }
  const asking = (role: string) => expect.poll(() => asksReplica(role));

  test('reads of companies come from it, but not for who has just written, until it must have the change', async () => {
    await pretend(replica, 3600);
    await asking('unlimited').toBe(true);
    const created = await call('unlimited', 'POST', '/lists', { name: 'Mine', items: [] });
    expect([created.status, await asksReplica('unlimited')]).toEqual([200, false]);
    expect(await asksReplica('admin')).toBe(true);

    const mutation = 'mutation { __typename }';
    await call('admin', 'POST', paths.graphql, { query: mutation });
    expect(await asksReplica('admin')).toBe(false);
    await server.database.kysely.updateTable('users').set({ wrote_at: sql`now() - interval '7 seconds'` }).execute();
    expect([await asksReplica('unlimited'), await asksReplica('admin')]).toEqual([true, true]);
  });

  test('a signed-out user’s reads come from it, and those of lists and rights never do', async () => {
    await pretend(replica, 3600);
    await asking('unlimited').toBe(true);
    const search = await fetch(`${server.url}/api-public/companies/search?query=replica%20robotics`);
    expect((await search.json()) as CompanySearchResult[]).toMatchObject([{ id: known }]);
    // The other database has no lists: a right that was read there would be refused.
    await replica.kysely.deleteFrom('watchlists').execute();
    const created = await call('unlimited', 'POST', '/lists', { name: 'Rights', items: [] });
    const { id } = (await created.json()) as { id: string };
    await server.database.kysely.updateTable('users').set({ wrote_at: null }).execute();
    expect((await call('unlimited', 'GET', `/news?listId=${id}`)).status).toBe(200);
    expect((await call('unlimited', 'GET', `/api/feed?listId=${id}`)).status).toBe(200);
  });

  test('the primary answers while the replica is behind or gone', async () => {
    await server.database.kysely.updateTable('users').set({ wrote_at: null }).execute();
    await pretend(replica, -60);
    await asking('unlimited').toBe(false);
    await pretend(replica, 3600);
    await asking('unlimited').toBe(true);
    const problems: ReplicaProblem[] = [];
    server.database.onReplicaChange((problem) => problems.push(problem));
    await servers[1].halt();
    expect(await asksReplica('unlimited')).toBe(false);
    expect(problems[0]).toBe('unreachable');
    await servers[1].resume();
    await asking('unlimited').toBe(true);
  });
});
