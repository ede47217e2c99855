import type { FundingSearchResult, SearchResults } from '@fs/api-contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertAll } from '../../database/insertAll.ts';
import { smallWorld } from '../../database/testing/smallWorld.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';

let server: TestServer;
let headers: { authorization: string };
beforeAll(async () => {
  server = await startTestServer({ world: smallWorld });
  headers = { authorization: await server.authorizationOf('free') };
  const { kysely } = server.database;
  const names = ['Tall Cedar', 'Cedar', 'Cedar Growth', 'Cedrus', 'Ana Redcedars'];
  await insertAll(
    kysely,
    'investors',
    names.map((name) => ({ id: name, name })),
  );
  const rounds = await kysely.selectFrom('funding_rounds').select('id').limit(2).execute();
  const joined = rounds.map(({ id }) => ({ funding_round_id: id, investor_id: 'Tall Cedar', is_lead: false }));
  const once = { funding_round_id: rounds[0]?.id ?? '', investor_id: 'Cedar Growth', is_lead: false };
  await insertAll(kysely, 'investments', [...joined, once]);
});
afterAll(() => server.close());

test('[XSEARCH-005] a search finds investors of whom only the name is known, who lead to their rounds', async () => {
  const found = await server.app.inject({ url: '/query', query: { _quickSearch: 'cedar' }, headers });
  const { backer, counts } = found.json<SearchResults>();
  expect(backer).toEqual([
    { name: 'Cedar', rounds: 0 },
    { name: 'Tall Cedar', rounds: 2 },
    { name: 'Cedar Growth', rounds: 1 },
  ]);
  expect(counts.backer).toBe(3);

  const filters = [{ field: 'investor', op: 'contains', value: 'Tall Cedar' }];
  const rounds = await server.app.inject({ method: 'POST', url: '/api/funding/search', payload: { filters }, headers });
  expect(rounds.json<FundingSearchResult[]>()).toHaveLength(2);
});

test('an investor with a page is found once, by that page', async () => {
  const { kysely } = server.database;
  const { id, name } = await kysely
    .selectFrom('organizations')
    .select(['id', 'name'])
    .limit(1)
    .executeTakeFirstOrThrow();
  await insertAll(kysely, 'investors', [{ id: 'linked', name, organization_id: id }]);
  const found = await server.app.inject({ url: '/query', query: { _quickSearch: name }, headers });
  expect(found.json<SearchResults>().backer).toEqual([]);
});
