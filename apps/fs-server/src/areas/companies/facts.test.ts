import type { CompanyOverview } from '@fs/api-contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ids, smallWorld } from '../../database/testing/smallWorld.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';

let server: TestServer;
let headers: { authorization: string };
beforeAll(async () => {
  server = await startTestServer({ world: smallWorld });
  headers = { authorization: await server.authorizationOf('admin') };
  const { kysely } = server.database;
  await kysely.deleteFrom('company_facts').execute();
  const say = (field: 'total_funding_usd' | 'employee_count', source: string, value: string, as_of: string) =>
    kysely.insertInto('company_facts').values({ organization_id: ids.acme, field, source, value, as_of }).execute();
  await say('employee_count', 'Company filings', '11-50', '2026-06-30');
  await say('employee_count', 'Old registry', '1-10', '2020-01-01');
  await say('total_funding_usd', 'Press releases', '648000000', '2026-10-02');
});
afterAll(() => server.close());

async function readOverview(): Promise<CompanyOverview> {
  const answer = await server.app.inject({ url: `/api/companies/${ids.acme}/overview`, headers });
  return answer.json();
}

test('[XCOMPANY-028] a fact has the source of its value and the source that disagrees', async () => {
  const { facts, as_of, source } = await readOverview();
  expect(facts.employee_count).toEqual({
    source: 'Company filings',
    as_of: '2026-06-30',
    conflict: { source: 'Old registry', as_of: '2020-01-01', value: '1-10' },
  });
  expect(facts.total_funding_usd).toEqual({
    source: 'rounds',
    as_of,
    conflict: { source: 'Press releases', as_of: '2026-10-02', value: '648000000' },
  });
  // The company came from no source that has a name.
  expect(source).toBeNull();
  expect(facts.founded_on).toEqual({ source, as_of, conflict: null });
  expect(facts.homepage_url).toBeNull();
  expect(as_of).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});

test('a corrected fact names the correction, and what its source says instead', async () => {
  await server.app.inject({
    method: 'PUT',
    url: `/api/admin/companies/${ids.acme}/overlay`,
    headers,
    payload: { founded_on: '1999-12-01', city: 'Dayton' },
  });
  const { facts, source, as_of } = await readOverview();
  expect(facts.founded_on).toMatchObject({ source: 'corrections', conflict: { source, as_of, value: '2015-03-01' } });
  expect(facts.location).toMatchObject({ source: 'corrections', conflict: { source, value: 'Columbus, OH, USA' } });
  expect(facts.employee_count?.source).toBe('Company filings');
});
