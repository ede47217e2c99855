import type { CompanySearchResult } from '@fs/api-contract';
import { buildArticle, buildCompany, buildMarket, type WorldCompany } from '@fs/fixtures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { smallWorld } from '../../database/testing/smallWorld.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';

const drones = { id: 'tc3-drones', name: 'Drones' };
const robots = { id: 'tc3-robots', name: 'Robots' };
const kites = buildMarket({ name: 'Kites' });
const sails = buildMarket({ name: 'Sails' });

function buildCompanyIn(
  name: string,
  founded: string | null,
  ...markets: WorldCompany['markets'][number][]
): WorldCompany {
  return buildCompany({ name, founded_on: founded, markets });
}

const crowd = Array.from({ length: 12 }, (_, number) => buildCompanyIn(`Robot ${number}`, '1990-01-01', robots));
/** More equally prominent companies than are compared in one market. */
const sailors = Array.from({ length: 205 }, (_, number) => buildCompanyIn(`Sail ${number}`, '1990-01-01', sails));
const companies: WorldCompany[] = [
  ...smallWorld.companies.map((known) => ({ ...known, markets: [] })),
  buildCompanyIn('Asked', '2012-01-01', drones, robots),
  buildCompanyIn('Old Drone', '1960-01-01', drones),
  buildCompanyIn('Ageless Drone', null, drones),
  buildCompanyIn('Young Drone', '2012-06-01', drones),
  buildCompanyIn('Both', '1960-01-01', drones, robots),
  ...crowd,
  buildCompanyIn('Kite School', '2012-01-01', kites, sails),
  { ...buildCompanyIn('Kite', '2012-01-01', kites), id: '00000000-0000-4000-8000-000000000001' },
  // The last of its market.
  { ...buildCompanyIn('Kite and Sail', '2012-01-01', kites, sails), id: 'ffffffff-ffff-4fff-8fff-ffffffffffff' },
  ...sailors,
  buildCompanyIn('Stranger', '2012-01-01'),
  buildCompanyIn('Giant', '2004-01-01'),
  buildCompanyIn('Other Giant', '2006-01-01'),
  buildCompanyIn('Passer-by', '2006-01-01'),
];

const idOf = (name: string) => companies.find((known) => known.name === name)?.id ?? '';
const buildHeadline = (title: string, ...names: string[]) =>
  buildArticle({ title, companyIds: names.map(idOf), marketPulseCategory: null });
const articles = [
  buildHeadline('Giant sues', 'Giant', 'Other Giant'),
  buildHeadline('Giant settles', 'Other Giant', 'Giant'),
  buildHeadline('What a day', 'Giant', 'Passer-by'),
];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    world: { ...smallWorld, markets: [...smallWorld.markets, kites, sails], companies, articles },
  });
});
afterAll(() => server.close());

async function relatedTo(name: string): Promise<string[]> {
  const answer = await server.app.inject({
    url: `/api/companies/${idOf(name)}/relatedCompaniesV2`,
    headers: { authorization: await server.authorizationOf('free') },
  });
  return answer.json<CompanySearchResult[]>().map((related) => related.name);
}

test('ranks by shared markets, small markets above large ones, and then by age', async () => {
  const related = await relatedTo('Asked');
  expect(related).toHaveLength(10);
  expect(related.slice(0, 4)).toEqual(['Both', 'Young Drone', 'Old Drone', 'Ageless Drone']);
  expect(related.slice(4).every((name) => name.startsWith('Robot '))).toBe(true);
});

test('counts all shared markets, also a large one in which others are nearer', async () => {
  expect((await relatedTo('Kite School')).slice(0, 2)).toEqual(['Kite and Sail', 'Kite']);
});

test('relates companies that are named together in several headlines without a common market', async () => {
  expect(await relatedTo('Giant')).toEqual(['Other Giant']);
});

test('a company without markets and headlines has no related companies', async () => {
  expect(await relatedTo('Stranger')).toEqual([]);
});
