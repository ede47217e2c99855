import type { UserAccountChanges } from '@fs/api-contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeStores } from '../../database/testing/contractStores.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';

await describeStores(({ openDatabase }) => {
  let server: TestServer;
  let headers: { authorization: string };
  let slugs: string[];
  beforeAll(async () => {
    server = await startTestServer({ database: await openDatabase() });
    headers = { authorization: await server.authorizationOf('free') };
    const rows = server.database.kysely.selectFrom('market_pulse_categories').select('slug').orderBy('sort_order');
    slugs = (await rows.execute()).map(({ slug }) => slug);
    expect(slugs.length).toBeGreaterThan(3);
  });
  afterAll(() => server.close());

  async function save(changes: UserAccountChanges): Promise<string[]> {
    const answer = await server.app.inject({ method: 'PUT', url: '/account', headers, payload: changes });
    expect(answer.statusCode).toBe(200);
    return answer.json<{ market_pulses: string[] }>().market_pulses;
  }

  test('windows that change different lists keep each other’s', async () => {
    await save({ market_pulses: slugs.slice(0, 1) });
    const others = slugs.slice(1);
    const add = others.map((slug) => save({ market_pulse_changes: { add: [slug], remove: [] } }));
    await Promise.all([...add, save({ market_pulse_changes: { add: [], remove: slugs.slice(0, 1) } })]);
    expect(await save({})).toEqual(others);
  });

  test('a whole choice replaces, and a list that does not exist is left out', async () => {
    const [first = '', second = ''] = slugs;
    expect(await save({ market_pulses: [second, 'gone', first] })).toEqual([first, second]);
    expect(await save({ market_pulse_changes: { add: ['gone', second], remove: [first, 'gone'] } })).toEqual([second]);
    expect(await save({ market_pulses: [] })).toEqual([]);
  });
});
