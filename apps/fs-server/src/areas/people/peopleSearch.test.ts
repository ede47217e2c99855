import type { PersonFilter, PersonSearchResult, PersonSort } from '@fs/api-contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertAll } from '../../database/insertAll.ts';
import { describeStores } from '../../database/testing/contractStores.ts';
import { ids, smallWorld } from '../../database/testing/smallWorld.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';

await describeStores(({ openDatabase }) => {
  let server: TestServer;
  let authorization: string;
  beforeAll(async () => {
    server = await startTestServer({ world: smallWorld, database: await openDatabase() });
    authorization = await server.authorizationOf('free');
    const { kysely } = server.database;
    await kysely.deleteFrom('people').execute();
    await insertAll(kysely, 'people', [
      { id: 'zoe', first_name: 'Zoë', last_name: 'Ámbar' },
      { id: 'zoe-too', first_name: 'Zoe', last_name: 'Ambar' },
      { id: 'zoe-long', first_name: 'Zoe', last_name: 'Ambarsen' },
      { id: 'bo', first_name: 'Bo', last_name: '100%' },
    ]);
    await insertAll(kysely, 'positions', [
      { person_id: 'zoe', position: 0, organization_id: ids.acme, title: 'CEO' },
      { person_id: 'zoe', position: 1, organization_id: ids.brio, title: 'Board member' },
      { person_id: 'zoe-long', position: 0, organization_id: ids.brio, title: 'CFO', is_active: false },
    ]);
    for (const [id, total] of [
      [ids.acme, 5],
      [ids.brio, 90],
    ] as const) {
      await kysely
        .updateTable('organizations')
        .set({ prominence: total, total_funding_usd: total })
        .where('id', '=', id)
        .execute();
    }
  });
  afterAll(() => server.close());

  const post = (url: string, payload: object) =>
    server.app.inject({ method: 'POST', url, headers: { authorization }, payload });

  async function found(filters: PersonFilter[] = [], sort: PersonSort[] = []): Promise<PersonSearchResult[]> {
    const [page, count] = await Promise.all([
      post('/api/people/search', { filters, sort }),
      post('/api/people/search/count', { filters }),
    ]);
    const people = page.json<PersonSearchResult[]>();
    expect(count.json()).toEqual({ count: people.length });
    return people;
  }
  const idsOf = (people: readonly PersonSearchResult[]) => people.map(({ id }) => id);
  const named = (value: string): PersonFilter => ({ field: 'name', op: 'contains', value });

  test('[XPERSON-009] people of exactly that name come first, then those of prominent companies, with its facts', async () => {
    const people = await found([named('zoe ambar')]);
    expect(idsOf(people)).toEqual(['zoe', 'zoe-too', 'zoe-long']);
    expect(people[0]).toMatchObject({
      title: 'CEO',
      active: true,
      organization: { id: ids.acme, name: 'Acmé' },
      total_funding_usd: 5,
    });
    expect(people[1]).toMatchObject({ title: null, active: false, organization: null, location: null });
    expect(people[2]).toMatchObject({ title: 'CFO', active: false });
    expect(idsOf(await found())).toEqual(['zoe-long', 'zoe', 'bo', 'zoe-too']);
  });

  test.each([
    [named('ZOE AMBARS'), ['zoe-long']],
    [named('%'), ['bo']],
    [named('nobody'), []],
    [{ field: 'organization', op: 'contains', value: 'acme' }, ['zoe']],
    [{ field: 'organization', op: 'contains', value: 'nothing like it' }, []],
    [{ field: 'location', op: 'contains', value: 'nowhere at all' }, []],
  ] as [PersonFilter, string[]][])('[XPERSON-009] people by %j', async (filter, expected) => {
    expect(idsOf(await found([filter]))).toEqual(expected);
  });

  test('[XPERSON-009] who has no company is last in both directions', async () => {
    const byRaised = (dir: 'asc' | 'desc') => found([named('zoe')], [{ field: 'total_funding_usd', dir }]).then(idsOf);
    expect(await byRaised('asc')).toEqual(['zoe', 'zoe-long', 'zoe-too']);
    expect(await byRaised('desc')).toEqual(['zoe-long', 'zoe', 'zoe-too']);
    expect(idsOf(await found([], [{ field: 'name', dir: 'desc' }]))).toEqual(['zoe-long', 'zoe', 'zoe-too', 'bo']);
    expect(idsOf(await found([named('zoe')], [{ field: 'organization', dir: 'desc' }]))[0]).toBe('zoe-long');
  });

  test('pages are bounded, unknown fields are refused, and signed-out users log in first', async () => {
    const page = await post('/api/people/search', { filters: [named('zoe')], offset: 1, limit: 1 });
    expect(idsOf(page.json())).toHaveLength(1);
    for (const body of [{ limit: 101 }, { offset: -1 }, { sort: { field: 'title', dir: 'asc' } }, { x: 1 }]) {
      expect((await post('/api/people/search', body)).statusCode).toBe(400);
    }
    for (const url of ['/api/people/search', '/api/people/search/count']) {
      expect((await server.app.inject({ method: 'POST', url, payload: {} })).statusCode).toBe(401);
    }
  });
});
