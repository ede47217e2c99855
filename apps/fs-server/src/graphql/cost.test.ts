import { limits } from '@fs/api-contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ListServer, startListServer } from '../areas/watchlists/testing/listServer.ts';

const itemsPerList = 9000;

let server: ListServer;
beforeAll(async () => {
  server = await startListServer();
  const { kysely } = server.database;
  await sql`
    insert into organizations (id, permalink, name)
    select gen_random_uuid(), 'cost-' || place, 'Company ' || place from generate_series(1, ${itemsPerList}::int) as place
  `.execute(kysely);
  for (const name of ['first', 'second', 'third']) {
    const list = await server.insertList({ owner: 'admin', name });
    await sql`
      insert into watchlist_items (watchlist_id, organization_id, added_at, position)
      select ${list}, id, now(), 1 from organizations where permalink like 'cost-%'
    `.execute(kysely);
  }
});
afterAll(() => server.close());

const refusal = { extensions: { code: 'too-costly' }, message: expect.stringContaining('too much at once') };
const tooCostly = { status: 400, body: { errors: [refusal] } };

const ask = (query: string, variables?: object) => server.graphql('admin', query, variables);

test('rejects the companies of several long lists before it reads any of them', async () => {
  const answer = await ask('{ listWatchlists(limit: 100) { items { id items } } }');
  expect(answer).toMatchObject(tooCostly);
  expect(JSON.stringify(answer.body).length).toBeLessThan(1000);
});

test('rejects companies of long lists that are spread over aliases', async () => {
  const lists = await ask(`{ watchlistsByOwner(owner: "${server.userId('admin')}") { items { id itemCount } } }`);
  const ids: string[] = lists.body.data.watchlistsByOwner.items
    .filter(({ itemCount }: { itemCount: number }) => itemCount === itemsPerList)
    .map(({ id }: { id: string }) => id);
  expect(ids).toHaveLength(3);
  const fields = ids.map((id, index) => `a${index}: getWatchlist(id: "${id}") { items }`);
  expect((await ask(`{ ${fields.slice(0, 2).join(' ')} }`)).status).toBe(200);
  const answer = await ask(`{ ${fields.join(' ')} }`);
  // Fields are resolved at once, so that more than one may find the budget used up.
  const refusals = answer.body.errors.map(() => refusal);
  expect(answer).toMatchObject({ status: 400, body: { errors: refusals } });
});

const page = 'items { viewers admins columns shares { id email } teams { id } settings { preferences } }';

test.for([
  [
    'pages in several aliases',
    `{ a: listWatchlists(limit: 100) { ${page} } b: listWatchlists(limit: 100) { ${page} } }`,
  ],
  [
    'nested fragments',
    `query { a: listWatchlists { ...C } b: listWatchlists { ...C } }
     fragment C on WatchlistConnection { ...D } fragment D on WatchlistConnection { ${page} }`,
  ],
  [
    'members of accounts repeatedly',
    '{ a: byAccountMember(email: "a") { ...M } b: byAccountMember(email: "a") { ...M } } fragment M on AccountMember { account { owners members } }',
  ],
])('rejects before execution: %s', async ([, query = '']) => {
  expect(await ask(query)).toMatchObject(tooCostly);
});

test('counts a page by the limit in its variables', async () => {
  const query = `query ($limit: Int) { a: listWatchlists(limit: $limit) { ${page} } b: listWatchlists(limit: $limit) { ${page} } }`;
  expect((await ask(query, { limit: 10 })).status).toBe(200);
  expect(await ask(query, { limit: limits.graphqlPage })).toMatchObject(tooCostly);
  expect(await ask(query)).toMatchObject(tooCostly);
});

test('rejects a signed-out caller with a large body before reading the body', async () => {
  const query = `{ listPlans { items { name ${'x'.repeat(limits.visitorBody)} } } }`;
  expect((await server.graphql(null, query)).status).toBe(401);
  expect((await server.graphql(null, '{ listPlans { items { name } } }')).status).toBe(200);
});
