import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeStores } from '../../database/testing/contractStores.ts';
import { type ListServer, startListServer } from './testing/listServer.ts';

await describeStores(({ openDatabase }) => {
  let server: ListServer;
  beforeAll(async () => {
    server = await startListServer({ database: await openDatabase() });
  });
  afterAll(() => server.close());

  const personal = (role: string) =>
    server.database.kysely
      .selectFrom('watchlists')
      .select('id')
      .where('owner_id', '=', server.userId(role))
      .where('account_id', 'is', null)
      .where('deleted_at', 'is', null)
      .execute();

  const createByGraphQL = 'mutation ($name: String) { createWatchlist(input: { name: $name }) { id } }';

  test('[WATCH-042] [PLAN-003] of twenty lists created concurrently through both transports, five remain', async () => {
    const before = (await personal('individual')).length;
    const attempts = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        if (index % 2 === 0) {
          const { status, body } = await server.rest('individual', 'POST', '/lists', { name: `List ${index}` });
          return status === 200 ? 'made' : { ...body, requestId: undefined };
        }
        const { body } = await server.graphql('individual', createByGraphQL, { name: `List ${index}` });
        const [error] = body.errors ?? [];
        return error ? { message: error.message, ...error.extensions } : 'made';
      }),
    );
    expect(before).toBe(3);
    expect(attempts.filter((attempt) => attempt === 'made')).toHaveLength(2);
    expect(await personal('individual')).toHaveLength(5);
    for (const refused of attempts.filter((attempt) => attempt !== 'made')) {
      expect(refused).toMatchObject({
        type: 'Limits Exceeded',
        message: 'The Individual plan includes up to 5 watchlists.',
        limit: 5,
        current: 5,
      });
    }
  });

  test('[XWATCH-002] says how many lists a workspace has and may have, to its members only', async () => {
    const usage = async (role: string, query = '') => {
      const { status, body } = await server.rest(role, 'GET', `/lists/usage${query}`);
      return status === 200 ? body : status;
    };
    const current = (await personal('individual')).length;
    expect(await usage('individual')).toEqual({ plan: 'Individual', limit: 5, current });
    expect(await usage('unlimited')).toMatchObject({ plan: 'Unlimited', limit: null });
    const account = `?accountID=${server.accountId('Longview Research')}`;
    expect(await usage('teams-member', account)).toMatchObject({ plan: 'Teams', current: expect.any(Number) });
    expect(await usage('free', account)).toBe(404);
    expect(await usage('free', '?accountID=missing')).toBe(404);
  });

  test('[WATCH-042] merging and copying count like creating', async () => {
    const [list] = await personal('individual');
    const listIds = [list?.id ?? ''];
    for (const [url, body] of [
      ['/lists/merge', { listIds }],
      ['/lists/copy', { listId: listIds[0] }],
    ] as const) {
      const { status, body: answer } = await server.rest('individual', 'POST', url, body);
      expect(status).toBe(403);
      expect(answer).toMatchObject({ type: 'Limits Exceeded', limit: 5, current: 5 });
    }
  });

  test('restoring a deleted list counts as well', async () => {
    const [first] = await personal('individual');
    const listIds = [first?.id ?? ''];
    expect((await server.rest('individual', 'DELETE', `/lists?listIds=${listIds}`)).status).toBe(200);
    expect((await server.rest('individual', 'POST', '/lists', { name: 'In its place' })).status).toBe(200);
    const refused = await server.rest('individual', 'POST', '/api/watchlists/restore', { listIds });
    expect(refused).toMatchObject({ status: 403, body: { type: 'Limits Exceeded', limit: 5, current: 5 } });
  });

  test('[PLAN-007] the free plan has its own allowance', async () => {
    expect(await server.rest('free', 'POST', '/lists', {})).toMatchObject({
      status: 403,
      body: { type: 'Limits Exceeded', message: 'The Free plan includes one watchlist.', limit: 1, current: 1 },
    });
  });

  test('[PLAN-004] Individual Plus has no limit', async () => {
    for (const index of [1, 2, 3, 4]) {
      expect((await server.rest('individual-plus', 'POST', '/lists', { name: `More ${index}` })).status).toBe(200);
    }
    expect((await personal('individual-plus')).length).toBeGreaterThan(5);
  });

  test('[PLAN-005] an account on the Teams plan has no limit, regardless of its members’ plans', async () => {
    const accountID = server.accountId('Longview Research');
    for (const index of [1, 2, 3, 4, 5, 6]) {
      const { status, body } = await server.rest('editor', 'POST', '/lists', { name: `Desk ${index}`, accountID });
      expect([status, body.account_privacy]).toEqual([200, 'PUBLIC']);
    }
  });

  test('an account’s own limit takes precedence over its plan’s', async () => {
    const accountID = server.accountId('Longview Research');
    const accounts = server.database.kysely.updateTable('accounts').where('id', '=', accountID);
    await accounts.set({ limits: '{"watchlists": 2}' }).execute();
    const { status, body } = await server.rest('editor', 'POST', '/lists', { accountID });
    await accounts.set({ limits: null }).execute();
    expect([status, body.limit]).toEqual([403, 2]);
  });

  test('an inactive or foreign account accepts no lists', async () => {
    const pending = server.accountId('Alder & Finch Advisory');
    expect((await server.rest('individual-plus', 'POST', '/lists', { accountID: pending })).status).toBe(403);
    expect((await server.rest('unlimited', 'POST', '/lists', { accountID: pending })).status).toBe(404);
  });
});
