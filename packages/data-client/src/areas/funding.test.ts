import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectRequests } from '../testing/sentRequests.ts';
import { startSignedInClient } from '../testing/signedInClient.ts';

let started: Awaited<ReturnType<typeof startSignedInClient>>;
beforeAll(async () => {
  started = await startSignedInClient('individual');
});
afterAll(() => started.server.close());

test('a company’s rounds are sorted newest first, have their investors, and add up', async () => {
  const { world } = started.server;
  const known = world.fundingRounds.filter(({ companyId }) => companyId === world.fundingRounds[0]?.companyId);
  const outcome = await started.client.funding.getCompanyFunding(known[0]?.companyId ?? '');
  if (!outcome.ok) throw new Error(outcome.error);
  const { funding, funding_rounds: rounds } = outcome.data;
  const days = known.map(({ fundedOn }) => fundedOn).sort();
  expect(rounds.map(({ funded_on }) => funded_on)).toEqual(days.toReversed());
  expect(funding.round_count).toBe(known.length);
  expect(funding.last_funded_on).toBe(days.at(-1));
  expect(funding.total_usd).toBe(known.reduce((sum, { raisedUsd }) => sum + (raisedUsd ?? 0), 0));
  for (const { id, investors } of rounds) {
    expect(investors.map((investor) => investor.id).sort()).toEqual(
      world.investments
        .filter(({ fundingRoundId }) => fundingRoundId === id)
        .map(({ investorId }) => investorId)
        .sort(),
    );
  }
});

test('an acquisition is listed for both companies: for the acquirer as made, and for the acquired one as received', async () => {
  const deal = started.server.world.acquisitions[0];
  const bought = await started.client.companies.getCompanyOverview(deal?.acquiredId ?? '');
  const made = await started.client.funding.getCompanyAcquisitions(deal?.acquirerId ?? '');
  const expected = expect.objectContaining({ id: deal?.id, acquired_on: deal?.acquiredOn, price: deal?.price });
  expect(made.ok && made.data).toContainEqual(expected);
  expect(bought.ok && bought.data.acquired).toEqual([expected]);
  expect(bought.ok && bought.data.acquisitions.map(({ id }) => id)).not.toContain(deal?.id);
});

test('rounds sort by amount, with undisclosed ones last in both directions', async () => {
  const amounts = await Promise.all(
    (['asc', 'desc'] as const).map(async (dir) => {
      const outcome = await started.client.funding.searchFundings({ limit: 100, sort: { field: 'raised_usd', dir } });
      return outcome.ok ? outcome.data.map(({ raised_usd }) => raised_usd) : [];
    }),
  );
  const known = started.server.world.fundingRounds.flatMap(({ raisedUsd }) => raisedUsd ?? []).sort((a, b) => a - b);
  expect(amounts[0]).toEqual(known.slice(0, 100));
  expect(amounts[1]).toEqual(known.toReversed().slice(0, 100));
});

test('rounds are filtered by company, kind, month and amount, and the count has the same filters', async () => {
  const { world } = started.server;
  const known = world.fundingRounds.find(({ roundType, raisedUsd }) => roundType === 'venture' && raisedUsd !== null);
  const name = world.companies.find(({ id }) => id === known?.companyId)?.name ?? '';
  const filters = [
    { field: 'organization', op: 'contains', value: name } as const,
    { field: 'round_type', op: '=', value: 'venture' } as const,
    { field: 'funded_on', op: '=', value: known?.fundedOn.slice(0, 7) ?? '' } as const,
    { field: 'raised_usd', op: '=', value: known?.raisedUsd ?? 0 } as const,
  ];
  const outcome = await started.client.funding.searchFundings({ filters });
  expect(outcome.ok && outcome.data.map(({ id }) => id)).toEqual([known?.id]);
  expect(await started.client.funding.countFundings(filters)).toEqual({ ok: true, data: { count: 1 } });
  expect(await started.client.funding.sumFundings(filters)).toMatchObject({
    ok: true,
    data: { count: 1, disclosed: 1, raised_usd: known?.raisedUsd, median_usd: known?.raisedUsd },
  });
});

test('[XCOMPANY-022] totals of a search count its rounds, and sum up and halve its disclosed amounts', async () => {
  const { world } = started.server;
  const companyId = world.fundingRounds.find(({ raisedUsd }) => raisedUsd === null)?.companyId;
  const name = world.companies.find(({ id }) => id === companyId)?.name ?? '';
  const ofName = new Set(world.companies.filter((company) => company.name.includes(name)).map(({ id }) => id));
  const rounds = world.fundingRounds.filter((round) => ofName.has(round.companyId));
  const amounts = rounds.flatMap(({ raisedUsd }) => raisedUsd ?? []).toSorted((a, b) => a - b);
  expect(amounts.length).toBeLessThan(rounds.length);
  started.requests.length = 0;
  const filters = [{ field: 'organization', op: 'contains', value: name } as const];
  const outcome = await started.client.funding.sumFundings(filters);
  expectRequests(started.requests, {
    method: 'POST',
    path: '/api/funding/search/totals',
    body: { filters: [{ field: 'organization', op: 'contains', value: name }] },
  });
  const middle = (amounts.length - 1) / 2;
  expect(outcome.ok && outcome.data).toMatchObject({
    count: rounds.length,
    disclosed: amounts.length,
    raised_usd: amounts.reduce((sum, amount) => sum + amount, 0),
    median_usd: ((amounts[Math.floor(middle)] ?? 0) + (amounts[Math.ceil(middle)] ?? 0)) / 2,
  });
});

test('investments, portfolio and coinvestors of an investor agree', async () => {
  const { world } = started.server;
  const investor = world.investors.find(
    ({ id, companyId }) => companyId && world.investments.some(({ investorId }) => investorId === id),
  );
  const company = investor?.companyId ?? '';
  const rounds = world.investments.filter(({ investorId }) => investorId === investor?.id);
  const { funding } = started.client;
  const investments = await funding.getCompanyInvestments(company, { limit: 100 });
  const portfolio = await funding.getCompanyPortfolio(company);
  const coinvestors = await funding.getCompanyCoinvestors(company);
  expect(investments.ok && investments.data.investments.map(({ id }) => id).sort()).toEqual(
    rounds.map(({ fundingRoundId }) => fundingRoundId).sort(),
  );
  expect(portfolio.ok && portfolio.data.portfolio.reduce((sum, { round_count }) => sum + round_count, 0)).toBe(
    rounds.length,
  );
  expect(coinvestors.ok && coinvestors.data.coinvestors.length).toBeGreaterThan(0);
  expect(coinvestors.ok && coinvestors.data.coinvestors.map(({ investor: other }) => other.id)).not.toContain(
    investor?.id,
  );
});
