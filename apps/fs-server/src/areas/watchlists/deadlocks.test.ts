import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeStores } from '../../database/testing/contractStores.ts';
import { deleteLists, restoreLists } from './deleteLists.ts';
import { type ListServer, startListServer } from './testing/listServer.ts';

const undoWindow = 10 * 60_000;

await describeStores(({ openDatabase }) => {
  let server: ListServer;
  beforeAll(async () => {
    server = await startListServer({ database: await openDatabase() });
    // Removes plan limits for these tests.
    await server.database.kysely.updateTable('accounts').set({ limits: '{"watchlists":null}' }).execute();
  });
  afterAll(() => server.close());

  /** Deadlocks that PostgreSQL has resolved. The counter includes those that a retry hides. */
  async function countDeadlocks(): Promise<number> {
    await sql`select pg_stat_force_next_flush()`.execute(server.database.kysely);
    const { rows } = await sql<{ deadlocks: number }>`
      select deadlocks::int from pg_stat_database where datname = current_database()
    `.execute(server.database.kysely);
    return rows[0]?.deadlocks ?? Number.NaN;
  }

  const userOf = (role: string) => ({ id: server.userId(role), email: server.emailOf(role), groups: [] });

  /** Inserts pairs of a personal list and an account list, and returns their ids. */
  async function insertPairs(role: string, account: string, count: number): Promise<[string, string][]> {
    const pairs: [string, string][] = [];
    for (let index = 0; index < count; index += 1) {
      pairs.push([await server.insertList({ owner: role }), await server.insertList({ owner: role, account })]);
    }
    return pairs;
  }

  test('lists of two workspaces are restored concurrently, in any order', async () => {
    const user = userOf('teams-owner');
    const pairs = await insertPairs('teams-owner', 'Longview Research', 12);
    await deleteLists(server.database, user, pairs.flat());
    const restored = await Promise.allSettled(
      pairs.map((pair, index) => restoreLists(server.database, user, index % 2 === 0 ? pair : pair.toReversed())),
    );
    expect(restored.map(({ status }) => status)).toEqual(pairs.map(() => 'fulfilled'));
    expect(await countDeadlocks()).toBe(0);
  });

  test('lists are purged concurrently with attempts to restore them', async () => {
    const user = userOf('teams-owner');
    const now = new Date();
    const before = await countDeadlocks();
    const old = await Promise.all(Array.from({ length: 12 }, () => server.insertList({ owner: 'teams-owner' })));
    const recent = await Promise.all(Array.from({ length: 12 }, () => server.insertList({ owner: 'teams-owner' })));
    await deleteLists(server.database, user, old, new Date(now.getTime() - 2 * undoWindow));
    const calls = recent.flatMap((id, index) => [
      deleteLists(server.database, user, [id], now),
      restoreLists(server.database, user, index % 2 === 0 ? old : old.toReversed(), now),
    ]);
    const answers = await Promise.allSettled(calls);
    const restores = answers.filter((_answer, index) => index % 2 === 1);
    expect(answers.filter((_answer, index) => index % 2 === 0).map(({ status }) => status)).toEqual(
      recent.map(() => 'fulfilled'),
    );
    expect(restores.map((answer) => (answer.status === 'rejected' ? answer.reason.status : answer.status))).toEqual(
      restores.map(() => 404),
    );
    expect(await countDeadlocks()).toBe(before);
  });
});
