import type { FundingFilter, FundingSearchResult, FundingTotals } from '@fs/api-contract';
import { buildFundingRound } from '@fs/fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { markChanged } from '../../database/revisions.ts';
import { ids, smallWorld } from '../../database/testing/smallWorld.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';

let server: TestServer;
let authorization: string;
beforeAll(async () => {
  server = await startTestServer({
    world: {
      ...smallWorld,
      fundingRounds: [
        ...smallWorld.fundingRounds,
        buildFundingRound({ id: 'round-4', companyId: ids.quiet, roundType: 'seed', raisedUsd: 1_000_000 }),
      ],
      investments: [
        { investorId: 'investor-2', fundingRoundId: 'round-1', isLead: true },
        { investorId: 'investor-1', fundingRoundId: 'round-1', isLead: false },
      ],
    },
  });
  authorization = await server.authorizationOf('free');
});
afterAll(() => server.close());

const post = (url: string, filters: FundingFilter[]) =>
  server.app.inject({ method: 'POST', url, headers: { authorization }, payload: { filters } });

async function found(filters: FundingFilter[]): Promise<FundingSearchResult[]> {
  const [page, count] = await Promise.all([
    post('/api/funding/search', filters),
    post('/api/funding/search/count', filters),
  ]);
  const rounds = page.json<FundingSearchResult[]>();
  expect(count.json()).toEqual({ count: rounds.length });
  return rounds;
}

const totals = async (filters: FundingFilter[]) =>
  (await post('/api/funding/search/totals', filters)).json<FundingTotals>();

describe('a round of a search', () => {
  test('[XCOMPANY-021] has the place and first market of its company, and its lead first', async () => {
    const round = (await found([])).find(({ id }) => id === 'round-1');
    expect(round).toMatchObject({
      location: 'Columbus, OH, USA',
      market: { id: 'tc3-robots', name: 'Robots' },
      investors: [
        { name: 'Brio', organization: { id: ids.brio }, is_lead: true },
        { name: 'Åre Capital', organization: { id: ids.are, kind: 'investor' }, is_lead: false },
      ],
    });
    expect(Object.keys(round ?? {}).sort()).toEqual([
      ...[
        'arrived_at',
        'employee_count',
        'founded_on',
        'funded_on',
        'id',
        'investors',
        'location',
        'market',
        'organization',
      ],
      ...['raised_usd', 'round_code', 'round_type', 'total_funding_usd'],
    ]);
  });

  test('has no market when its company has none', async () => {
    expect((await found([])).find(({ id }) => id === 'round-4')?.market).toBeNull();
  });
});

test.each([
  [{ field: 'markets', op: 'contains', value: 'drone' }, ['round-1', 'round-2']],
  [{ field: 'markets', op: '=', value: 'tc3-robots' }, ['round-1', 'round-2', 'round-3']],
  [{ field: 'location', op: 'contains', value: 'columbus' }, ['round-1', 'round-2', 'round-3', 'round-4']],
  [{ field: 'location', op: '=', value: 'city_Berlin' }, []],
  [{ field: 'round_type', op: '=', value: 'A' }, ['round-1']],
  [{ field: 'round_type', op: '=', value: 'H' }, []],
  [{ field: 'investor', op: 'contains', value: 'are cap' }, ['round-1']],
  [{ field: 'investor', op: 'contains', value: '%' }, []],
  [{ field: 'investor', op: 'contains', value: ' ' }, ['round-1', 'round-2', 'round-3', 'round-4']],
] as const)('%j matches %j', async (filter, rounds) => {
  expect((await found([filter])).map(({ id }) => id).sort()).toEqual(rounds);
});

describe('totals', () => {
  test('count all rounds, and compute amounts from the disclosed ones', async () => {
    expect(await totals([])).toMatchObject({
      count: 4,
      disclosed: 3,
      raised_usd: 21_273_000_000,
      median_usd: 1_000_000,
    });
  });

  test('have no median without a disclosed amount', async () => {
    expect(await totals([{ field: 'round_type', op: '=', value: 'grant' }])).toMatchObject({
      count: 1,
      disclosed: 0,
      raised_usd: 0,
      median_usd: null,
    });
  });

  test('are those of the same filters as the search', async () => {
    const seed: FundingFilter = { field: 'round_type', op: '=', value: 'seed' };
    expect(await totals([seed])).toMatchObject({ count: 2, disclosed: 2, raised_usd: 1_065_000, median_usd: 532_500 });
  });

  test('have the last 24 months, whatever dates the search asks for', async () => {
    const { months } = await totals([{ field: 'funded_on', op: '<', value: '1990-01' }]);
    expect(months).toHaveLength(24);
    expect(months.at(-1)?.month).toBe(new Date().toISOString().slice(0, 7));
    expect(months).toEqual((await totals([])).months);
    expect(months.map(({ month }) => month)).toEqual(months.map(({ month }) => month).toSorted());
  });

  test('take a day since which rounds count', async () => {
    const since = (value: string): FundingFilter => ({ field: 'funded_on', op: 'since', value });
    const days = (await found([])).map(({ funded_on }) => funded_on).toSorted();
    const last = days.at(-1) ?? '';
    expect((await totals([since(last)])).count).toBe(days.filter((day) => day === last).length);
    expect((await totals([since('1900-01-01')])).count).toBe(4);
  });

  test('an unknown field is rejected with 400', async () => {
    const answer = await post('/api/funding/search/totals', [{ field: 'lead', op: '=', value: 'x' } as never]);
    expect(answer.statusCode).toBe(400);
  });
});

test('the count and the totals of a search are new once rounds have changed', async () => {
  const before = await totals([]);
  expect((await post('/api/funding/search/count', [])).json()).toEqual({ count: before.count });
  await server.database.kysely.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('funding_rounds')
      .values({
        id: 'round-late',
        organization_id: ids.quiet,
        round_type: 'seed',
        funded_on: '2024-01-02',
        raised_usd: 7,
      })
      .execute();
    await markChanged(transaction, 'companies');
  });
  expect(await totals([])).toMatchObject({ count: before.count + 1, raised_usd: before.raised_usd + 7 });
  expect((await post('/api/funding/search/count', [])).json()).toEqual({ count: before.count + 1 });
});
