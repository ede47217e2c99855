import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ListServer, startListServer } from '../testing/listServer.ts';
import { forecastDigests } from './forecastDigests.ts';

let server: ListServer;
/** A Saturday, after the digest of the morning. */
const now = new Date('2026-11-21T09:00:00Z');

const longAgo = '2020-01-01T00:00:00Z';

beforeAll(async () => {
  server = await startListServer();
});
beforeEach(async () => {
  await server.database.kysely.deleteFrom('watchlist_settings').execute();
});
afterAll(() => server.close());

const forecast = () =>
  forecastDigests(server.database, { id: server.userId('unlimited'), email: server.emailOf('unlimited') }, now);

/** Inserts a list with one company, whose only news are rounds that arrived at these times, and follows it. */
async function followRounds(arrivals: readonly string[], choices: { email?: boolean; funding_updates?: boolean }) {
  const { kysely } = server.database;
  const company = server.world.companies[0]?.id ?? '';
  await kysely.deleteFrom('article_organizations').where('organization_id', '=', company).execute();
  await kysely.deleteFrom('funding_rounds').where('id', 'like', 'forecast-%').execute();
  await kysely.updateTable('acquisitions').set({ arrived_at: longAgo }).execute();
  await kysely.updateTable('funding_rounds').set({ arrived_at: longAgo }).execute();
  const rounds = arrivals.map((arrived_at, index) => ({
    id: `forecast-${index}`,
    organization_id: company,
    round_type: 'seed',
    round_code: null,
    raised_usd: null,
    funded_on: '2026-10-01',
    arrived_at,
  }));
  await kysely.insertInto('funding_rounds').values(rounds).execute();
  const id = await server.insertList({ owner: 'unlimited', name: 'Forecast', companyIds: [company] });
  await kysely.updateTable('watchlist_items').set({ added_at: '2026-01-01' }).where('watchlist_id', '=', id).execute();
  await kysely
    .insertInto('watchlist_settings')
    .values({ owner_id: server.userId('unlimited'), watchlist_id: id, ...choices })
    .execute();
}

test('[XSETTINGS-010] a mail is counted for each morning, and for each Monday, with news', async () => {
  await followRounds(
    [
      // Two rounds in the mail of this morning.
      '2026-11-20T09:00:00Z',
      '2026-11-21T06:59:00Z',
      // Too late for this morning.
      '2026-11-21T08:00:00Z',
      // Of the week that ends on Monday, November 16.
      '2026-11-10T12:00:00Z',
      '2026-11-12T12:00:00Z',
      // More than 30 days ago.
      '2026-09-01T12:00:00Z',
    ],
    { funding_updates: true },
  );
  expect(await forecast()).toEqual({ days: 30, daily: 3, weekly: 1 });
});

test('[XSETTINGS-010] a mail has the kinds of news that the user subscribed to, and no list sends none', async () => {
  expect(await forecast()).toEqual({ days: 30, daily: 0, weekly: 0 });
  await followRounds(['2026-11-20T09:00:00Z'], { email: true });
  expect(await forecast()).toEqual({ days: 30, daily: 0, weekly: 0 });
});
