import type { PersonOverview, SearchResults } from '@fs/api-contract';
import { limits } from '@fs/api-contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refreshFundingTotals } from '../../database/fundingTotals.ts';
import { insertAll } from '../../database/insertAll.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';

let server: TestServer;
let voltmeer: string;
let kerbline: string;
beforeAll(async () => {
  server = await startTestServer();
  const idOf = (permalink: string) =>
    server.world.companies.find((company) => company.permalink === permalink)?.id ?? '';
  voltmeer = idOf('voltmeer');
  kerbline = idOf('kerbline');
  const { kysely } = server.database;
  await insertAll(kysely, 'people', [
    { id: 'ana', first_name: 'Ana', last_name: 'Sousa' },
    { id: 'ana-too', first_name: 'ANA', last_name: 'Souša' },
    { id: 'ana-alone', first_name: 'Ana', last_name: 'Sousa' },
  ]);
  await insertAll(kysely, 'positions', [
    { person_id: 'ana', position: 0, organization_id: voltmeer, title: 'CEO', started_on: '2019-02-01' },
    { person_id: 'ana', position: 1, organization_id: kerbline, title: 'Board member', started_on: '2023-05-01' },
    {
      person_id: 'ana',
      position: 2,
      organization_id: kerbline,
      title: 'Engineer',
      is_active: false,
      started_on: '2015-01-01',
      ended_on: '2018-12-31',
    },
    { person_id: 'ana-too', position: 0, organization_id: kerbline, title: 'CFO' },
  ]);
  await insertAll(kysely, 'investors', [{ id: 'ana', name: 'Ana Sousa', person_id: 'ana' }]);
  const [round] = server.world.fundingRounds.filter(({ companyId }) => companyId === kerbline);
  await insertAll(kysely, 'investments', [{ funding_round_id: round?.id ?? '', investor_id: 'ana', is_lead: true }]);
  await refreshFundingTotals(kysely);
});
afterAll(() => server.close());

async function read(id: string, role = 'individual'): Promise<PersonOverview> {
  const headers = { authorization: await server.authorizationOf(role) };
  const answer = await server.app.inject({ url: `/api/people/${encodeURIComponent(id)}`, headers });
  expect(answer.statusCode).toBe(200);
  return answer.json<PersonOverview>();
}

test('[XPERSON-002] a person has positions with their dates, the rounds joined, and articles about the company', async () => {
  const person = await read('ana');
  expect(person).toMatchObject({ first_name: 'Ana', last_name: 'Sousa', title: 'CEO' });
  expect(person.organization).toMatchObject({ id: voltmeer, name: 'Voltmeer', last_round: { round_code: 'B' } });
  expect(
    person.positions.map(({ title, started_on, ended_on, active }) => [title, started_on, ended_on, active]),
  ).toEqual([
    ['Board member', '2023-05-01', null, true],
    ['CEO', '2019-02-01', null, true],
    ['Engineer', '2015-01-01', '2018-12-31', false],
  ]);
  expect(person.investments.map(({ organization, is_lead }) => [organization.name, is_lead])).toEqual([
    ['Kerbline', true],
  ]);
  expect(person.investment_count).toBe(1);
  const about = server.world.articles.filter(({ companyIds }) => companyIds.includes(voltmeer));
  expect(person.articles).toHaveLength(Math.min(about.length, limits.companyListPage));
});

test('people of the same name are listed with their companies, ignoring case and accents', async () => {
  const { namesakes, namesake_count } = await read('ana');
  expect(namesakes.map(({ id, title, organization }) => [id, title, organization?.name ?? null])).toEqual([
    ['ana-too', 'CFO', 'Kerbline'],
    ['ana-alone', null, null],
  ]);
  expect(namesake_count).toBe(2);
});

test('a person without a position has a name and nothing else', async () => {
  expect(await read('ana-alone')).toMatchObject({
    title: null,
    organization: null,
    positions: [],
    investments: [],
    investment_count: 0,
    articles: [],
  });
});

test.each(['nobody', 'ana\u2028', '00000000-0000-4000-8000-000000000000'])('an unknown id is 404: %j', async (id) => {
  const headers = { authorization: await server.authorizationOf('free') };
  const answer = await server.app.inject({ url: `/api/people/${encodeURIComponent(id)}`, headers });
  expect(answer.statusCode).toBe(404);
});

test('rounds name their investors as organizations and people', async () => {
  const headers = { authorization: await server.authorizationOf('free') };
  const answer = await server.app.inject({ url: `/api/companies/${kerbline}/funding`, headers });
  const investors = answer
    .json<{ funding_rounds: { investors: { name: string; person: object | null }[] }[] }>()
    .funding_rounds.flatMap((round) => round.investors);
  expect(investors).toContainEqual(
    expect.objectContaining({ name: 'Ana Sousa', organization: null, person: { id: 'ana', name: 'Ana Sousa' } }),
  );
  expect(investors).toContainEqual(
    expect.objectContaining({ organization: expect.objectContaining({ kind: 'investor' }), person: null }),
  );
});

test('firms whose business is to invest are found by name and left out of company results', async () => {
  const headers = { authorization: await server.authorizationOf('free') };
  const [firm] = server.world.firms;
  const found = await server.app.inject({
    method: 'POST',
    url: '/api/companies/search/count',
    headers,
    payload: { filters: [{ field: 'name', op: 'contains', value: firm?.name ?? '' }] },
  });
  expect(found.json()).toEqual({ count: 0 });
  const profile = await server.app.inject({ url: `/api/companies/${firm?.id}/overview`, headers });
  expect(profile.json()).toMatchObject({ organization: { name: firm?.name, kind: 'investor' } });
});

test('[XPERSON-006] an angel has deals of twelve months, the usual round and the last deal', async () => {
  const { investing, investments } = await read('ana');
  const [deal] = investments;
  expect(investing).toEqual({
    recent_deals: deal && Date.parse(deal.funded_on) > Date.now() - 365 * 86_400_000 ? 1 : 0,
    usual_round: { round_type: deal?.round_type, round_code: deal?.round_code },
    last_deal_on: deal?.funded_on,
  });
  expect((await read('ana-too')).investing).toBeNull();
});

/** The firm with most deals, and their days, the newest first. */
async function busiestFirm(): Promise<{ id: string; days: string[] }> {
  const deals = await server.database.kysely
    .selectFrom('investments')
    .innerJoin('investors', 'investors.id', 'investor_id')
    .innerJoin('funding_rounds', 'funding_rounds.id', 'funding_round_id')
    .innerJoin('organizations', 'organizations.id', 'investors.organization_id')
    .select(['organizations.id', 'funded_on'])
    .where('organizations.kind', '=', 'investor')
    .orderBy('funded_on', 'desc')
    .execute();
  const byFirm = Map.groupBy(deals, ({ id }) => id);
  const [id, rounds] = [...byFirm].sort(([, one], [, other]) => other.length - one.length)[0] ?? ['', []];
  return { id, days: rounds.map(({ funded_on }) => funded_on) };
}

test('[XPERSON-007] a person at an investing company has the rounds that it joined during the position', async () => {
  const { id: organization_id, days } = await busiestFirm();
  expect(days.length).toBeGreaterThan(limits.latestInvestments);
  const [from = '', to = '', oldest = ''] = [days[4], days[1], days.at(-1)];
  const position = { position: 0, organization_id, title: 'Partner', is_active: false };
  await insertAll(server.database.kysely, 'people', [
    { id: 'partner', first_name: 'Pia', last_name: 'Partner' },
    { id: 'former-partner', first_name: 'Otto', last_name: 'Partner' },
  ]);
  await insertAll(server.database.kysely, 'positions', [
    { ...position, person_id: 'partner', started_on: from, ended_on: to },
    { ...position, person_id: 'former-partner', started_on: null, ended_on: oldest },
  ]);
  const during = days.filter((day) => day >= from && day <= to);
  const partner = await read('partner');
  expect(partner.company_investments.map(({ funded_on }) => funded_on)).toEqual(during);
  expect(partner.company_investment_count).toBe(during.length);
  expect((await read('former-partner')).company_investments.map(({ funded_on }) => funded_on)).toContain(oldest);
  // Older than the ten latest of the company: the free plan includes only their number.
  const onFreePlan = await read('former-partner', 'free');
  expect(onFreePlan.company_investments).toEqual([]);
  expect(onFreePlan.company_investment_count).toBeGreaterThan(0);
  expect(await read('ana')).toMatchObject({ company_investments: [], company_investment_count: 0 });
});

test('a search finds people by a part of their name, each with title and company', async () => {
  const headers = { authorization: await server.authorizationOf('free') };
  const answer = await server.app.inject({ url: '/query?_quickSearch=ana%20sou', headers });
  const { person, counts } = answer.json<SearchResults>();
  // More is known of Kerbline than of Voltmeer.
  expect(person.map(({ id }) => id)).toEqual(['ana-too', 'ana', 'ana-alone']);
  expect(person[1]).toMatchObject({ first_name: 'Ana', title: 'CEO', organization: { name: 'Voltmeer' } });
  expect(counts.person).toBe(3);
});
