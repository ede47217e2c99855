import type { RaisedWeeks } from '@fs/api-contract';
import { buildFundingRound, type WorldFundingRound } from '@fs/fixtures';
import { expect, onTestFinished, test } from 'vitest';
import { ids, smallWorld } from '../../database/testing/smallWorld.ts';
import { startListServer } from '../watchlists/testing/listServer.ts';
import { sumRaisedWeeks } from './raisedWeeks.ts';

const today = '2026-11-21';
const dayMs = 86_400_000;
const dayBefore = (days: number, from: string | number = today) =>
  new Date(new Date(from).getTime() - days * dayMs).toISOString().slice(0, 10);
const round = (id: string, companyId: string, fundedOn: string, raisedUsd: number | null) =>
  buildFundingRound({ id, companyId, fundedOn, raisedUsd });

/** Acme is in drones and Brio in robots. */
const companies = smallWorld.companies.map((company) => ({
  ...company,
  markets: company.markets.filter(({ name }) => company.id !== ids.acme || name === 'Drones'),
}));

async function start(fundingRounds: readonly WorldFundingRound[]) {
  const server = await startListServer({
    world: { ...smallWorld, companies, fundingRounds, investments: [], watchlists: [] },
  });
  onTestFinished(() => server.close());
  return server;
}

const sums = ({ weeks }: RaisedWeeks) => weeks.map(({ raised_usd, count }) => [raised_usd, count]);
const quiet = (weeks: number) => Array.from({ length: weeks }, () => [0, 0]);

test('sums the rounds of thirteen weeks that end today, in all markets without lists', async () => {
  const { database } = await start([
    round('tomorrow', ids.acme, dayBefore(-1), 7_000_000),
    round('today', ids.acme, today, 5_000_000),
    round('same week', ids.acme, dayBefore(6), null),
    round('week before', ids.acme, dayBefore(7), 2_000_000),
    round('first day', ids.acme, dayBefore(90), 1_000_000),
    round('too old', ids.acme, dayBefore(91), 9_000_000),
  ]);
  const raised = await sumRaisedWeeks(database, [], today);
  expect(raised).toMatchObject({ markets: [], as_of: today });
  expect(raised.weeks.at(-1)).toEqual({ starts_on: '2026-11-15', raised_usd: 5_000_000, count: 2 });
  expect(sums(raised)).toEqual([[1_000_000, 1], ...quiet(10), [2_000_000, 1], [5_000_000, 2]]);
});

test('sums only the rounds in the markets of the lists’ companies', async () => {
  const { database, insertList } = await start([
    round('robots', ids.brio, today, 3_000_000),
    round('drones', ids.acme, today, 5_000_000),
  ]);
  const robots = await insertList({ owner: 'free', companyIds: [ids.brio, ids.quiet] });
  const raised = await sumRaisedWeeks(database, [robots], today);
  expect(raised.markets).toEqual([{ id: 'tc3-robots', name: 'Robots' }]);
  expect(sums(raised)).toEqual([...quiet(12), [3_000_000, 1]]);
  const none = await insertList({ owner: 'free', companyIds: [ids.quiet] });
  const all = await sumRaisedWeeks(database, [none], today);
  expect(all.markets).toEqual([]);
  expect(sums(all)).toEqual([...quiet(12), [8_000_000, 2]]);
});

test('lists that only others follow, or that the user cannot see, contribute nothing', async () => {
  const daysAgo = dayBefore(3, Date.now());
  const { database, insertList, rest, userId } = await start([
    round('robots', ids.brio, daysAgo, 3_000_000),
    round('drones', ids.acme, daysAgo, 5_000_000),
  ]);
  const own = await insertList({ owner: 'free', companyIds: [ids.brio] });
  const others = await insertList({ owner: 'admin', companyIds: [ids.acme] });
  const follow = (role: string, watchlist_id: string) =>
    database.kysely
      .insertInto('watchlist_settings')
      .values({ watchlist_id, owner_id: userId(role), follow: true })
      .execute();
  await follow('free', own);
  await follow('admin', others);
  await follow('free', others);
  const raisedFor = async (role: string) => {
    const body: RaisedWeeks = (await rest(role, 'GET', '/api/feed/weeks')).body;
    return [body.markets.map(({ name }) => name), body.weeks.reduce((sum, week) => sum + week.raised_usd, 0)];
  };
  expect(await raisedFor('free')).toEqual([['Robots'], 3_000_000]);
  expect(await raisedFor('admin')).toEqual([['Drones'], 5_000_000]);
});
