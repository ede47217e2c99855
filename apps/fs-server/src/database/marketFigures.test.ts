import { storyWorld, type WorldFundingRound } from '@fs/fixtures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const today = new Date().toISOString().slice(0, 10);
const world = storyWorld();
const asOf =
  world.fundingRounds
    .map(({ fundedOn }) => fundedOn)
    .filter((day) => day <= today)
    .sort()
    .at(-1) ?? '';
const yearsBefore = (years: number) => `${Number(asOf.slice(0, 4)) - years}${asOf.slice(4)}`;

const roundsOf = (marketId: string) => {
  const companies = world.companies.filter(({ markets }) => markets.some(({ id }) => id === marketId));
  const ids = new Set(companies.map(({ id }) => id));
  return world.fundingRounds.filter(({ companyId }) => ids.has(companyId));
};
const amounts = (rounds: readonly WorldFundingRound[]) => rounds.flatMap(({ raisedUsd }) => raisedUsd ?? []);
const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);
const between = (rounds: readonly WorldFundingRound[], after: string, until: string) =>
  rounds.filter(({ fundedOn }) => fundedOn > after && fundedOn <= until);

function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const [low = 0, high = 0] = [(sorted.length - 1) >> 1, sorted.length >> 1].map((index) => sorted[index]);
  return sorted.length === 0 ? null : (low + high) / 2;
}

test('[XMARKET-001] [XMARKET-002] keeps of each market what counting all of its rounds gives', async () => {
  const kept = await server.database.kysely.selectFrom('markets').selectAll().execute();
  expect(kept).toHaveLength(40);
  expect(kept.filter(({ change_12m }) => change_12m !== null).length).toBeGreaterThan(5);
  for (const market of kept) {
    const all = roundsOf(market.id);
    const recent = between(all, yearsBefore(1), asOf);
    const prior = between(all, yearsBefore(2), yearsBefore(1));
    const [raised, before] = [sum(amounts(recent)), sum(amounts(prior))];
    const hasTrend = recent.length >= 4 && prior.length >= 4 && before > 0;
    expect(market).toMatchObject({
      figures_as_of: asOf,
      raised_12m_usd: raised,
      raised_prior_12m_usd: before,
      rounds_12m: recent.length,
      rounds_prior_12m: prior.length,
      disclosed_12m: amounts(recent).length,
      change_12m: hasTrend ? expect.closeTo(raised / before - 1, 6) : null,
      round_sizes: [0, 1, 5, 10, 50, 100].map((from, index, bounds) => {
        const until = bounds[index + 1] ?? Number.POSITIVE_INFINITY;
        return amounts(all).filter((amount) => amount >= from * 1e6 && amount < until * 1e6).length;
      }),
    });
    const middle = median(amounts(recent));
    expect(market.median_12m_usd).toEqual(middle === null ? null : expect.closeTo(middle, 0));
    const newest = all.find(({ id }) => id === market.newest_round_id);
    const days = all.map(({ fundedOn }) => fundedOn).filter((day) => day <= asOf);
    expect(newest?.fundedOn).toBe(days.sort().at(-1));
  }
});

test('[XMARKET-001] keeps the years of a market by count and amount, which add up to its total', async () => {
  const { kysely } = server.database;
  for (const { id } of world.markets) {
    const years = await kysely
      .selectFrom('market_years')
      .selectAll()
      .where('market_id', '=', id)
      .orderBy('year')
      .execute();
    const all = roundsOf(id);
    const expected = [...new Set(all.map(({ fundedOn }) => Number(fundedOn.slice(0, 4))))].sort((a, b) => a - b);
    expect(years).toEqual(
      expected.map((year) => {
        const rounds = all.filter(({ fundedOn }) => fundedOn.startsWith(String(year)));
        const disclosed = amounts(rounds);
        return { market_id: id, year, rounds: rounds.length, disclosed: disclosed.length, raised_usd: sum(disclosed) };
      }),
    );
    const { total } = await kysely
      .selectFrom('markets')
      .select('total_funding_usd as total')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(total).toBe(sum(years.map(({ raised_usd }) => raised_usd)));
  }
});

test('[XMARKET-001] ranks the investors of a market by their rounds in it, and counts their companies', async () => {
  const id = 'tc3-battery-storage';
  const rounds = new Map(roundsOf(id).map((round) => [round.id, round]));
  const counts = new Map<string, { rounds: number; companies: Set<string> }>();
  for (const { investorId, fundingRoundId } of world.investments) {
    const round = rounds.get(fundingRoundId);
    if (!round) continue;
    const known = counts.get(investorId) ?? { rounds: 0, companies: new Set() };
    counts.set(investorId, { rounds: known.rounds + 1, companies: known.companies.add(round.companyId) });
  }
  const ranked = await server.database.kysely
    .selectFrom('market_investors')
    .selectAll()
    .where('market_id', '=', id)
    .orderBy('rank')
    .execute();
  expect(ranked.length).toBe(Math.min(counts.size, 50));
  expect(ranked.length).toBeGreaterThan(3);
  for (const row of ranked) {
    const own = counts.get(row.investor_id);
    expect([row.rounds, row.companies]).toEqual([own?.rounds, own?.companies.size]);
  }
  expect(ranked[0]?.rounds).toBe(Math.max(...[...counts.values()].map((count) => count.rounds)));
});
