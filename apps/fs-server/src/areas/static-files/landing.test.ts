import type { Landing } from '@fs/api-contract';
import { buildFundingRound, type WorldFundingRound } from '@fs/fixtures';
import { expect, onTestFinished, test } from 'vitest';
import { ids, smallWorld } from '../../database/testing/smallWorld.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

async function readLanding(fundingRounds: readonly WorldFundingRound[]): Promise<Landing> {
  const server = await startTestServer({ world: { ...smallWorld, fundingRounds, investments: [] } });
  onTestFinished(() => server.close());
  const answer = await server.app.inject('/static/landing.json');
  expect(answer.statusCode).toBe(200);
  return answer.json<Landing>();
}

const round = (id: string, fundedOn: string, raisedUsd: number | null) =>
  buildFundingRound({ id, companyId: ids.acme, fundedOn, raisedUsd });

test('[XHOME-005] sums the week and the twelve months that end with the newest round, and leaves announced ones out', async () => {
  const landing = await readLanding([
    round('a', '2025-11-20', 5_000_000),
    round('b', '2025-11-20', null),
    round('c', '2025-11-14', 2_000_000),
    round('d', '2025-11-13', 1_000_000),
    round('e', '2024-12-31', 7_000_000),
    round('f', '2024-11-30', 9_000_000),
    round('g', '2025-11-20', 6_000_000),
    round('future', '9999-01-01', 1),
  ]);
  expect(landing).toMatchObject({
    as_of: '2025-11-20',
    companies: 3,
    rounds: 8,
    week: { count: 4, disclosed: 3, raised_usd: 13_000_000 },
  });
  expect(landing.newest.map(({ id }) => id)).toEqual(['g', 'a', 'b', 'c', 'd', 'e']);
  expect(landing.months).toHaveLength(12);
  expect(landing.months[0]).toEqual({ month: '2024-12', raised_usd: 7_000_000, round_count: 1 });
  expect(landing.months[5]).toEqual({ month: '2025-05', raised_usd: 0, round_count: 0 });
  expect(landing.months[11]).toEqual({ month: '2025-11', raised_usd: 14_000_000, round_count: 5 });
});

test('[XHOME-005] names company, place and market of a round, but not who invested', async () => {
  const { newest } = await readLanding([round('a', '2025-11-20', 5_000_000)]);
  expect(newest).toEqual([
    {
      id: 'a',
      organization: { id: ids.acme, name: 'Acmé', logo_url: null },
      round_type: 'venture',
      round_code: 'B',
      funded_on: '2025-11-20',
      raised_usd: 5_000_000,
      location: 'Columbus, OH, USA',
      market: { id: 'tc3-robots', name: 'Robots' },
    },
  ]);
});

test('[XHOME-005] ranks markets by what their companies raised in the twelve months that end with the newest round', async () => {
  const { markets } = await readLanding([
    round('a', '2025-11-20', 5_000_000),
    round('undisclosed', '2025-11-20', null),
    round('first day', '2024-11-21', 2_000_000),
    round('a year before', '2024-11-20', 9_000_000),
    buildFundingRound({ id: 'brio', companyId: ids.brio, fundedOn: '2025-01-15', raisedUsd: 1_000_000 }),
    round('future', '9999-01-01', 1),
  ]);
  expect(markets).toEqual([
    { id: 'tc3-robots', name: 'Robots', raised_12m_usd: 8_000_000 },
    { id: 'tc3-drones', name: 'Drones', raised_12m_usd: 7_000_000 },
  ]);
});

test('[XSHELL-028] the time of the data is that of its newest arrival, not of what is still to come', async () => {
  const server = await startTestServer({ world: smallWorld });
  onTestFinished(() => server.close());
  const { kysely } = server.database;
  await kysely.updateTable('funding_rounds').set({ arrived_at: '2025-11-22T06:00:00Z' }).execute();
  await kysely.updateTable('acquisitions').set({ arrived_at: '2025-11-20T06:00:00Z' }).execute();
  await kysely.updateTable('articles').set({ published_at: '9999-01-01T00:00:00Z' }).execute();
  const answer = await server.app.inject('/static/landing.json');
  expect(answer.json<Landing>().arrived_at).toBe('2025-11-22T06:00:00Z');
});

test('leaves out markets in which no amount is known', async () => {
  const { markets } = await readLanding([round('undisclosed', '2025-11-20', null)]);
  expect(markets).toEqual([]);
});

test('has no day, weeks or months without a round', async () => {
  expect(await readLanding([])).toEqual({
    as_of: null,
    arrived_at: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/),
    companies: 3,
    rounds: 0,
    week: { count: 0, disclosed: 0, raised_usd: 0 },
    newest: [],
    months: [],
    markets: [],
  });
});
