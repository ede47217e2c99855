import { limits, type MarketInvestor } from '@fs/api-contract';
import { buildCompany, buildFundingRound, buildMarket, type World } from '@fs/fixtures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { refreshMarketFigures } from '../../database/marketFigures.ts';
import { seedWorld } from '../../database/seed.ts';
import { describeStores, type Store } from '../../database/testing/contractStores.ts';
import { smallWorld } from '../../database/testing/smallWorld.ts';
import { listTopInvestors } from './marketMoney.ts';

const solar = buildMarket({ name: 'Solar' });
const wind = buildMarket({ name: 'Wind' });
const companyOf = (name: string, market: typeof solar) =>
  buildCompany({ name, markets: [{ id: market.id, name: market.name }] });
const solarCompanies = Array.from({ length: 12 }, (_, index) => companyOf(`Solar ${index}`, solar));
const windCompanies = Array.from({ length: 3 }, (_, index) => companyOf(`Wind ${index}`, wind));

/** The firm’s three deals in wind are older than all twelve in solar, of which ten are its latest deals. */
const firm = { ...buildCompany({ name: 'Firm', markets: [] }), kind: 'investor' as const };
const rounds = [...windCompanies, ...solarCompanies].map(({ id }, index) =>
  buildFundingRound({
    id: `deal-of-${index}`,
    companyId: id,
    fundedOn: `2025-01-${String(index + 1).padStart(2, '0')}`,
  }),
);
const world: World = {
  ...smallWorld,
  markets: [...smallWorld.markets, solar, wind],
  companies: [...smallWorld.companies, ...solarCompanies, ...windCompanies],
  firms: [...smallWorld.firms, firm],
  investors: [
    ...smallWorld.investors,
    // One firm under two names: its limit covers both.
    { id: 'firm-1', name: 'Firm', companyId: firm.id, personId: null },
    { id: 'firm-2', name: 'Firm Partners', companyId: firm.id, personId: null },
    { id: 'unknown', name: 'Somebody', companyId: null, personId: null },
  ],
  fundingRounds: [...smallWorld.fundingRounds, ...rounds],
  investments: rounds.flatMap(({ id }, index) => [
    { investorId: index < 5 ? 'firm-1' : 'firm-2', fundingRoundId: id, isLead: false },
    { investorId: 'unknown', fundingRoundId: id, isLead: false },
  ]),
};

await describeStores(({ createStore }) => {
  let store: Store;
  let database: Database;
  beforeAll(async () => {
    store = await createStore('nothing');
    database = await store.open();
    await seedWorld(database, world);
  });
  afterAll(async () => {
    await database.close();
    await store.remove();
  });

  const list = async (scope: 'all' | 'latest', market: string) =>
    new Map((await listTopInvestors(database, scope, market, 50)).map((row) => [row.investor.id, row]));
  const namesOf = (row: MarketInvestor | undefined) => row?.holdings.map(({ name }) => name);

  test('an investor of a market names its first companies, the latest deal first', async () => {
    const solars = await list('all', solar.id);
    expect(namesOf(solars.get('firm-2'))).toEqual([11, 10, 9, 8, 7, 6, 5, 4].map((index) => `Solar ${index}`));
    expect(solars.get('firm-2')).toMatchObject({ companies: 10, last_round: { id: 'deal-of-14' } });
    expect(namesOf((await list('all', wind.id)).get('firm-1'))).toEqual(['Wind 2', 'Wind 1', 'Wind 0']);
  });

  test('without advanced profiles, only the latest deals of all names of an investor are named', async () => {
    const solars = await list('latest', solar.id);
    expect(namesOf(solars.get('firm-2'))).toHaveLength(limits.marketHoldings);
    expect(namesOf(solars.get('firm-1'))).toEqual([]);
    const firmInWind = (await list('latest', wind.id)).get('firm-1');
    expect(firmInWind).toMatchObject({ rounds: 3, companies: 3, last_round: null, holdings: [] });
    expect(namesOf((await list('latest', wind.id)).get('unknown'))).toEqual(['Wind 2', 'Wind 1', 'Wind 0']);
  });

  test('refreshing one market leaves the rows of the others, and equals a refresh of all', async () => {
    const { kysely } = database;
    const rows = () =>
      Promise.all([
        kysely.selectFrom('markets').selectAll().orderBy('id').execute(),
        kysely.selectFrom('market_years').selectAll().orderBy('market_id').orderBy('year').execute(),
        kysely.selectFrom('market_investors').selectAll().orderBy('market_id').orderBy('rank').execute(),
      ]);
    const before = await rows();
    await kysely.updateTable('market_investors').set({ holdings: [], last_round_id: null, rounds: 99 }).execute();
    await refreshMarketFigures(kysely, [wind.id]);
    const [, , investors] = await rows();
    expect(investors.filter(({ market_id }) => market_id === wind.id)).toEqual(
      before[2].filter(({ market_id }) => market_id === wind.id),
    );
    expect(investors.filter(({ market_id }) => market_id !== wind.id).every((row) => row.rounds === 99)).toBe(true);
    await refreshMarketFigures(kysely);
    expect(await rows()).toEqual(before);
  });
});
