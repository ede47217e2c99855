import type { AcquisitionDeal, AcquisitionFilter, AcquisitionSort } from '@fs/api-contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeStores } from '../../database/testing/contractStores.ts';
import { ids, smallWorld } from '../../database/testing/smallWorld.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';

const deal = (id: string, [acquirerId, acquiredId]: [string, string], acquiredOn: string, price: number | null) => ({
  id,
  acquirerId,
  acquiredId,
  acquiredOn,
  price,
  currency: price === null ? null : 'USD',
});

await describeStores(({ openDatabase }) => {
  let server: TestServer;
  let authorization: string;
  beforeAll(async () => {
    const acquisitions = [
      deal('small', [ids.acme, ids.quiet], '2026-03-10', 5_000_000),
      deal('large', [ids.brio, ids.are], '2025-01-31', 900_000_000),
      { ...deal('euros', [ids.acme, ids.are], '2024-06-01', 70_000_000), currency: 'EUR' },
      deal('secret', [ids.brio, ids.acme], '2026-03-01', null),
    ];
    server = await startTestServer({ world: { ...smallWorld, acquisitions }, database: await openDatabase() });
    authorization = await server.authorizationOf('free');
  });
  afterAll(() => server.close());

  const post = (url: string, payload: object) =>
    server.app.inject({ method: 'POST', url, headers: { authorization }, payload });

  async function found(filters: AcquisitionFilter[] = [], sort: AcquisitionSort[] = []): Promise<AcquisitionDeal[]> {
    const [page, count] = await Promise.all([
      post('/api/acquisitions/search', { filters, sort }),
      post('/api/acquisitions/search/count', { filters }),
    ]);
    const deals = page.json<AcquisitionDeal[]>();
    expect(count.json()).toEqual({ count: deals.length });
    return deals;
  }
  const idsOf = (deals: readonly AcquisitionDeal[]) => deals.map(({ id }) => id);

  test('[XDEAL-001] the newest acquisitions come first, with facts of the company that was bought', async () => {
    const deals = await found();
    expect(idsOf(deals)).toEqual(['small', 'secret', 'large', 'euros']);
    expect(deals[2]).toMatchObject({
      acquirer: { id: ids.brio, name: 'Brio' },
      acquired: { id: ids.are, name: 'Åre Capital' },
      acquired_on: '2025-01-31',
      price: 900_000_000,
      currency: 'USD',
    });
    const acme = smallWorld.companies.find(({ id }) => id === ids.acme);
    expect(deals[1]?.market?.name).toBe(acme?.markets[0]?.name);
    expect(deals[1]).toMatchObject({ price: null, currency: null });
  });

  test('[XDEAL-001] unknown prices and those in other currencies are last in both orders of the price', async () => {
    expect(idsOf(await found([], [{ field: 'price_usd', dir: 'desc' }])).slice(0, 2)).toEqual(['large', 'small']);
    expect(idsOf(await found([], [{ field: 'price_usd', dir: 'asc' }])).slice(0, 2)).toEqual(['small', 'large']);
    const byNames: AcquisitionSort[] = [
      { field: 'acquirer', dir: 'asc' },
      { field: 'acquired', dir: 'desc' },
    ];
    expect(idsOf(await found([], byNames))).toEqual(['small', 'euros', 'large', 'secret']);
  });

  test.each([
    [{ field: 'acquired', op: 'contains', value: 'are cap' }, ['large', 'euros']],
    [{ field: 'acquirer', op: 'contains', value: 'BRIO' }, ['secret', 'large']],
    [{ field: 'acquirer', op: 'contains', value: '%' }, []],
    [{ field: 'acquired_on', op: '=', value: '2026-03' }, ['small', 'secret']],
    [{ field: 'acquired_on', op: '<', value: '2025-01-15' }, ['euros']],
    [{ field: 'price_usd', op: '>', value: 5_000_000 }, ['large']],
    [{ field: 'price_usd', op: '<', value: 100_000_000 }, ['small']],
    [{ field: 'markets', op: 'contains', value: 'nothing like it' }, []],
  ] as const)('[XDEAL-001] acquisitions by %j', async (filter, expected) => {
    expect(idsOf(await found([filter as AcquisitionFilter]))).toEqual(expected);
  });

  test('pages are bounded, unknown fields are refused, and signed-out users log in first', async () => {
    const page = await post('/api/acquisitions/search', { offset: 1, limit: 2 });
    expect(idsOf(page.json())).toEqual(['secret', 'large']);
    for (const body of [{ limit: 101 }, { offset: -1 }, { sort: { field: 'price', dir: 'asc' } }, { x: 1 }]) {
      expect((await post('/api/acquisitions/search', body)).statusCode).toBe(400);
    }
    const answer = await server.app.inject({ method: 'POST', url: '/api/acquisitions/search', payload: {} });
    expect(answer.statusCode).toBe(401);
  });
});
