import {
  type CompanyOverview,
  type CompanySearchResult,
  type Market,
  type MarketRollup,
  paths,
} from '@fs/api-contract';
import { storyWorld } from '@fs/fixtures';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ServerPair, type Side, startServerPair } from './testing/serverPair.ts';

const world = storyWorld();
const started = await startServerPair(world);

test.runIf('reason' in started)(`no processes were started: ${'reason' in started ? started.reason : ''}`, () => {
  expect(started).toHaveProperty('reason');
});

describe.runIf('urls' in started)('two server processes on one PostgreSQL, each with a data folder of its own', () => {
  const pair = started as ServerPair;
  const [a, b] = [0, 1] as const;
  let admin: string;
  let user: string;
  beforeAll(async () => {
    admin = await pair.authorizationOf('admin', a);
    user = await pair.authorizationOf('unlimited', a);
  });
  afterAll(() => pair.close());

  function call(side: Side, method: string, path: string, body?: object): Promise<Response> {
    const authorization = path === paths.graphql ? user : admin;
    const headers = { authorization, ...(body && { 'content-type': 'application/json' }) };
    return fetch(pair.urls[side] + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  }
  async function read<Data>(side: Side, path: string, body?: object): Promise<Data> {
    const response = await call(side, body ? 'POST' : 'GET', path, body);
    expect(response.status, path).toBe(200);
    return (await response.json()) as Data;
  }
  async function graphql(side: Side, query: string, variables: object) {
    const response = await call(side, 'POST', paths.graphql, { query, variables });
    const { data } = (await response.json()) as { data: Record<string, { id: string; status: string }> };
    return data;
  }

  test('who logs in at one works at the other, and a limit counts the calls of both', async () => {
    expect((await call(b, 'GET', '/api/companies?query=a')).status).toBe(200);
    // Five a minute.
    const statuses: number[] = [];
    for (let number = 0; number < 6; number += 1) {
      statuses.push((await call(number % 2 === 0 ? a : b, 'POST', '/api-public/forms/support', {})).status);
    }
    expect(statuses.indexOf(429)).toBe(5);
  });

  test('[XADMIN-040] what staff correct at one process shows in the next answer of the other: search, table, profile, market, export, cached files', async () => {
    const company = world.companies.find(({ markets, kind }) => markets.length > 0 && kind === 'company');
    const market = world.markets.find(({ id }) => !company?.markets.some((own) => own.id === id));
    if (!company || !market) throw new Error('The world has no company to correct');
    const filters = [{ field: 'name', op: 'contains', value: 'Quixotic' }];
    const seen = async (side: Side) => {
      const [search, table, profile, ofMarket, rollups, featured, landing, rows] = await Promise.all([
        read<CompanySearchResult[]>(side, '/api/companies?query=quixotic'),
        read<CompanySearchResult[]>(side, '/api/companies/search', { filters }),
        read<CompanyOverview>(side, `/api/companies/${company.id}/overview`),
        read<Market>(side, `/api/categories/${market.id}`),
        read<Record<string, MarketRollup>>(side, '/static/market_rollup.json'),
        read<object>(side, '/static/feature_markets.json'),
        read<object>(side, '/static/company-landing.json'),
        call(side, 'POST', '/api/companies/search/rows', { filters, sort: [] }).then((answer) => answer.text()),
      ]);
      return {
        search: search.map(({ id }) => id),
        table: table.map(({ id }) => id),
        exported: rows.includes(company.id),
        name: profile.organization.name,
        city: profile.organization.city,
        hasMarket: profile.markets.some(({ id }) => id === market.id),
        count: ofMarket.companyCount,
        rollup: rollups[market.id]?.count,
        featured: JSON.stringify(featured),
        landing: JSON.stringify(landing),
      };
    };
    // Both have cached what was before.
    const [before] = await Promise.all([seen(b), seen(a)]);
    expect(before).toMatchObject({ search: [], table: [], exported: false, hasMarket: false });
    const overlay = { name: 'Quixotic Corrections', city: 'Atlantis' };
    expect((await call(a, 'PUT', `/api/admin/companies/${company.id}/overlay`, overlay)).status).toBe(200);
    const patch = { market_id: market.id, op: 'add' };
    expect((await call(a, 'POST', `/api/admin/companies/${company.id}/markets`, patch)).status).toBe(200);
    const after = await seen(b);
    expect(after).toMatchObject({
      search: [company.id],
      table: [company.id],
      exported: true,
      ...overlay,
      hasMarket: true,
      count: before.count + 1,
      rollup: (before.rollup ?? 0) + 1,
    });
    expect(after).toEqual(await seen(a));
    // And back, at the other.
    await call(b, 'PUT', `/api/admin/companies/${company.id}/overlay`, {});
    await call(b, 'DELETE', `/api/admin/companies/${company.id}/markets`, patch);
    expect(await seen(a)).toEqual(before);
    expect(await seen(b)).toEqual(before);
  });

  test('a job that a process has begun survives its death: the other one completes it, once', async () => {
    const made: string[] = [];
    const make = async () => {
      const market = world.companies.flatMap(({ markets }) => markets)[0]?.id;
      const input = { jobType: 'investors', input: JSON.stringify({ market, round: null }) };
      const query = 'mutation ($input: CreateGenericJobInput!) { createGenericJob(input: $input) { id status } }';
      return (await graphql(a, query, { input })).createGenericJob?.id ?? '';
    };
    const { kysely } = pair.database;
    const attempts = async () => {
      const rows = await kysely
        .selectFrom('jobs')
        .select('attempts')
        .where('kind', '=', 'generic-job')
        // Those of the sample have ended.
        .where(sql<boolean>`split_part(key, ' ', 3) = any(${made})`)
        .execute();
      return rows.map((row) => row.attempts).sort();
    };
    const query = 'query ($id: ID!) { getGenericJob(id: $id) { id status } }';
    const statuses = () => Promise.all(made.map(async (id) => (await graphql(b, query, { id })).getGenericJob?.status));
    await kysely.transaction().execute(async (transaction) => {
      // What finds the investors waits, so that each process is in the middle of one.
      await sql`lock table investments in access exclusive mode`.execute(transaction);
      made.push(await make(), await make());
      await expect.poll(attempts, { timeout: 15_000 }).toEqual([1, 1]);
      // A job is taken before its page says that it runs.
      await expect.poll(statuses, { timeout: 15_000 }).toEqual(['RUNNING', 'RUNNING']);
      await pair.kill(a);
    });
    await expect.poll(statuses, { timeout: 15_000 }).toContain('COMPLETE');
    expect(await statuses()).toContain('RUNNING');
    // As after the five minutes for which a process keeps a job that it has begun.
    await kysely
      .updateTable('jobs')
      .set({ leased_until: sql`now() - interval '1 second'` })
      .where('kind', '=', 'generic-job')
      .where('finished_at', 'is', null)
      .execute();
    await expect.poll(statuses, { timeout: 15_000 }).toEqual(['COMPLETE', 'COMPLETE']);
    expect(await attempts()).toEqual([1, 2]);
  });
});
