import type { CompanyColumns } from '@fs/api-contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ListServer, startListServer } from '../watchlists/testing/listServer.ts';

let server: ListServer;
beforeAll(async () => {
  server = await startListServer();
});
afterAll(() => server.close());

const columnsFor = async (role: string, companies: readonly string[]): Promise<CompanyColumns[]> =>
  (await server.rest(role, 'POST', '/api/companies/columns', { companies })).body;
/** Companies of the world that are on no list, and whose site was measured or not. */
const companyIds = ({ isMeasured = true } = {}) => {
  const { companies, watchlists, urlMetrics } = server.world;
  const listed = new Set(watchlists.flatMap(({ items }) => items.map(({ companyId }) => companyId)));
  const measured = new Set(urlMetrics.map(({ companyId }) => companyId));
  return companies.map(({ id }) => id).filter((id) => !listed.has(id) && measured.has(id) === isMeasured);
};

test('[XCOMPANY-055] names the lists of companies that the user can see, and no other', async () => {
  const [one = '', other = ''] = companyIds({ isMeasured: false });
  const shared = await server.insertList({
    owner: 'messenger',
    name: 'Shared',
    viewers: ['free'],
    companyIds: [one, other],
  });
  const own = await server.insertList({ owner: 'free', name: 'Own', companyIds: [one] });
  await server.insertList({ owner: 'messenger', name: 'Secret', companyIds: [one, other] });
  const seen = await columnsFor('free', [other, one]);
  expect(seen.map(({ id }) => id)).toEqual([other, one]);
  expect(seen[0]?.watchlists).toEqual({ total: 1, first: [{ id: shared, name: 'Shared' }] });
  expect(seen[1]?.watchlists.total).toBe(2);
  expect(seen[1]?.watchlists.first).toEqual(
    expect.arrayContaining([
      { id: own, name: 'Own' },
      { id: shared, name: 'Shared' },
    ]),
  );
  await server.database.kysely
    .updateTable('watchlists')
    .set({ deleted_at: new Date() })
    .where('id', '=', own)
    .execute();
  expect((await columnsFor('free', [one]))[0]?.watchlists).toEqual({
    total: 1,
    first: [{ id: shared, name: 'Shared' }],
  });
});

test('[XCOMPANY-055] names the first five lists, starred ones first, and counts all', async () => {
  const [, , company = ''] = companyIds({ isMeasured: false });
  const ids: string[] = [];
  for (const number of [1, 2, 3, 4, 5, 6, 7]) {
    ids.push(await server.insertList({ owner: 'messenger', name: `List ${number}`, companyIds: [company] }));
  }
  await server.database.kysely
    .insertInto('watchlist_settings')
    .values({ watchlist_id: ids[2] ?? '', owner_id: server.userId('messenger'), is_starred: true })
    .execute();
  const [columns] = await columnsFor('messenger', [company]);
  expect(columns?.watchlists.total).toBe(7);
  expect(columns?.watchlists.first).toHaveLength(5);
  expect(columns?.watchlists.first[0]).toEqual({ id: ids[2], name: 'List 3' });
});

test('domain authority is for plans with advanced profiles; others learn that there is one', async () => {
  const [measured = ''] = companyIds();
  const [unmeasured = ''] = companyIds({ isMeasured: false });
  const authority = server.world.urlMetrics.find(({ companyId }) => companyId === measured)?.domain_authority;
  expect(await columnsFor('individual', [measured, unmeasured])).toMatchObject([
    { id: measured, domain_authority: authority, is_domain_authority_withheld: false },
    { id: unmeasured, domain_authority: null, is_domain_authority_withheld: false },
  ]);
  expect(await columnsFor('free', [measured, unmeasured])).toMatchObject([
    { id: measured, domain_authority: null, is_domain_authority_withheld: true },
    { id: unmeasured, domain_authority: null, is_domain_authority_withheld: false },
  ]);
});

test('[XCOMPANY-058] adds up the latest followers of all networks, and knows none of a company that was never counted', async () => {
  const [counted = '', uncounted = ''] = companyIds();
  await server.database.kysely
    .deleteFrom('social_counts')
    .where('organization_id', 'in', [counted, uncounted])
    .execute();
  await server.database.kysely
    .insertInto('social_counts')
    .values([
      { organization_id: counted, social: 'twitter', day: '2026-10-01', followers_count: 900 },
      { organization_id: counted, social: 'twitter', day: '2026-11-01', followers_count: 1000 },
      { organization_id: counted, social: 'github', day: '2026-09-01', followers_count: 20 },
    ])
    .execute();
  expect(await columnsFor('free', [counted, uncounted])).toMatchObject([
    { id: counted, followers: 1020 },
    { id: uncounted, followers: null },
  ]);
});

test('leaves out unknown and repeated companies, and refuses none and too many', async () => {
  const [company = ''] = companyIds();
  const unknown = '00000000-0000-4000-8000-00000000dead';
  expect((await columnsFor('free', [company, unknown, 'nonsense', company])).map(({ id }) => id)).toEqual([company]);
  const call = (companies: readonly string[]) => server.rest('free', 'POST', '/api/companies/columns', { companies });
  expect((await call([])).status).toBe(400);
  expect((await call(new Array<string>(101).fill(company))).status).toBe(400);
  expect((await server.rest(null, 'POST', '/api/companies/columns', { companies: [company] })).status).toBe(401);
});
