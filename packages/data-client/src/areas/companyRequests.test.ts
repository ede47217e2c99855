import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DataClient } from '../createDataClient.ts';
import { expectRequests } from '../testing/sentRequests.ts';
import { startSignedInClient } from '../testing/signedInClient.ts';

let started: Awaited<ReturnType<typeof startSignedInClient>>;
beforeAll(async () => {
  started = await startSignedInClient('free');
});
beforeEach(() => {
  started.requests.length = 0;
});
afterAll(() => started.server.close());

/** The second company of the world, where a call takes several. */
const second = () => started.server.world.companies[1]?.id ?? '';

type Call = (client: DataClient, id: string) => Promise<{ ok: boolean }>;
type Row = [requirement: string, method: string, path: string, call: Call];

const reads: Row[] = [
  [
    'REST-002',
    'GET',
    '/api-public/rss?query=Voltmeer',
    ({ companyArticles }) => companyArticles.getRss({ name: 'Voltmeer' }),
  ],
  [
    'REST-005',
    'GET',
    '/api-public/rss?site=blog.example&companyId=ID',
    ({ companyArticles }, companyId) => companyArticles.getRssBlog({ site: 'blog.example', companyId }),
  ],
  ['REST-006', 'GET', '/api-public/rss?query=', ({ companyArticles }) => companyArticles.getRss({})],
  [
    'REST-007',
    'GET',
    '/api-public/companies/ID/news?omitId=news-1',
    ({ companyArticles }, id) => companyArticles.getPublicCompanyNews(id, { omitId: 'news-1' }),
  ],
  ['REST-012', 'GET', '/api/companies?query=volt', ({ companies }) => companies.getCompanies('volt')],
  [
    'REST-013',
    'GET',
    '/api-public/companies/search?query=volt',
    ({ companies }) => companies.getPublicCompanies('volt'),
  ],
  [
    'REST-014',
    'GET',
    '/api/companies/url-metrics?domain=a.example&companyId=ID',
    ({ companies }, companyId) => companies.getUrlMetrics({ domain: 'a.example', companyId }),
  ],
  ['REST-015', 'GET', '/api/companies/ID/overview', ({ companies }, id) => companies.getCompanyOverview(id)],
  ['REST-016', 'GET', '/api/companies/ID', ({ companies }, id) => companies.getCompany(id)],
  ['REST-022', 'GET', '/api/companies/ID/relatedCompaniesV2', ({ companies }, id) => companies.getRelatedCompanies(id)],
  ['REST-023', 'GET', '/api/companies/ID/socials', ({ companies }, id) => companies.getSocialHistory(id)],
  ['REST-024', 'GET', '/api/companies/ID/investments/portfolio', ({ funding }, id) => funding.getCompanyPortfolio(id)],
  [
    'REST-025',
    'GET',
    '/api/companies/ID/investments/coinvestors',
    ({ funding }, id) => funding.getCompanyCoinvestors(id),
  ],
  ['REST-026', 'GET', '/api/companies/ID/acquisitions', ({ funding }, id) => funding.getCompanyAcquisitions(id)],
  ['REST-027', 'GET', '/api/companies/ID/funding', ({ funding }, id) => funding.getCompanyFunding(id)],
  ['REST-028', 'GET', '/api/companies/ID/scraperData', ({ companies }, id) => companies.getCompanyScraperData(id)],
  [
    'REST-029',
    'GET',
    '/api/companies/ID/investments?_limit=10',
    ({ funding }, id) => funding.getCompanyInvestments(id),
  ],
  [
    'REST-030',
    'GET',
    '/api/companies/ID/news?_limit=10',
    ({ companyArticles }, id) => companyArticles.getCompanyNews(id),
  ],
  [
    'REST-031',
    'GET',
    '/api/companies/ID/content?_limit=6',
    ({ companyArticles }, id) => companyArticles.getCompanyContent(id),
  ],
  [
    'REST-032',
    'GET',
    '/api/companies/ID/people?_limit=10&active=true',
    ({ companies }, id) => companies.getCompanyPeople(id),
  ],
  ['REST-036', 'GET', '/companies/ID/categories', ({ companies }, id) => companies.getCompanyCategories(id)],
  [
    'REST-037',
    'GET',
    '/companies/sov/tc3-battery-storage',
    ({ companies }) => companies.getShareOfVoice('tc3-battery-storage'),
  ],
  [
    'REST-039',
    'GET',
    '/query?uuid=ID&companyPorfolio=true&parseGremlin=true',
    ({ funding }, id) => funding.queryCompanyPortfolio(id),
  ],
  [
    'REST-042',
    'GET',
    '/api/companies/overview?companies=ID,SECOND',
    ({ companies }, id) => companies.getCompaniesOverview([id, second()]),
  ],
];

test.each(reads)('[%s] a read is %s %s, and succeeds', async (_requirement, method, path, call) => {
  const id = started.server.world.companies[0]?.id ?? '';
  expect((await call(started.client, id)).ok).toBe(true);
  expectRequests(started.requests, { method, path: path.replace('ID', id).replace('SECOND', second()) });
});

test('[REST-038] a podcast is read through the search for everything, by its id', async () => {
  const known = started.server.world.podcasts[0];
  const outcome = await started.client.companies.getPodcast(known?.id ?? '');
  expect(outcome.ok && outcome.data.title).toBe(known?.title);
  expectRequests(started.requests, { method: 'GET', path: `/query?podcastId=${known?.id}&parseGremlin=true` });
});

const filters = [{ field: 'name', op: 'contains', value: 'volt' } as const];
const byName = (dir: 'asc' | 'desc') => ({ field: 'name', dir }) as const;
const published = [{ field: 'published_time', op: '>', value: '2026-01' } as const];

const searches: [requirement: string, path: string, body: object, call: Call][] = [
  [
    'REST-008',
    '/api/companies/search',
    { filters, offset: 8, limit: 4, sort: { field: 'founded_on', dir: 'desc' } },
    ({ companies }) =>
      companies.searchCompanies({ filters, offset: 8, limit: 4, sort: { field: 'founded_on', dir: 'desc' } }),
  ],
  [
    'REST-008',
    '/api/companies/search',
    { filters, offset: 0, limit: 8, sort: [byName('desc'), byName('asc')] },
    ({ companies }) => companies.searchCompanies({ filters, sort: [byName('desc'), byName('asc')] }),
  ],
  [
    'REST-053',
    '/api/companies/search',
    { filters: [], offset: 0, limit: 8 },
    ({ companies }) => companies.searchCompanies({}),
  ],
  ['REST-009', '/api/companies/search/count', { filters }, ({ companies }) => companies.countCompanies(filters)],
  [
    'REST-010',
    '/api/funding/search',
    { filters: [], offset: 8, limit: 4, sort: { field: 'raised_usd', dir: 'asc' } },
    ({ funding }) => funding.searchFundings({ offset: 8, limit: 4, sort: { field: 'raised_usd', dir: 'asc' } }),
  ],
  ['REST-011', '/api/funding/search/count', { filters: [] }, ({ funding }) => funding.countFundings([])],
  [
    'REST-034',
    '/api/companies/ID/search',
    { edge: 'articles', edgeDirection: 'out', filters: published, offset: 0, limit: 8, sort: 'published_time' },
    ({ companies }, id) => companies.searchCompanyEdges(id, { edge: 'articles', filters: published }),
  ],
  [
    'REST-035',
    '/api/companies/ID/count',
    { edge: 'articles', edgeDirection: 'out', filters: [], groupCountBy: 'published_time' },
    ({ companies }, id) => companies.countCompanyEdges(id, { edge: 'articles' }),
  ],
];

test.each(searches)('[%s] a search is POST %s with all that it asks for', async (_requirement, path, body, call) => {
  const id = started.server.world.companies[0]?.id ?? '';
  expect((await call(started.client, id)).ok).toBe(true);
  expectRequests(started.requests, { method: 'POST', path: path.replace('ID', id), body });
});

test('[REST-033] those who have left are asked for by name', async () => {
  const left = started.server.world.people.find(({ isActive }) => !isActive);
  const outcome = await started.client.companies.getCompanyPeople(left?.companyId ?? '', { active: false });
  expectRequests(started.requests, {
    method: 'GET',
    path: `/api/companies/${left?.companyId}/people?_limit=10&active=false`,
  });
  expect(outcome.ok && outcome.data.map(({ id, active }) => ({ id, active }))).toContainEqual({
    id: left?.id,
    active: false,
  });
});

test('[REST-003] [REST-004] a name under .io or .dev is asked for by its domain, and then by the name after all', async () => {
  const known = started.server.world.companies.find(({ id }) =>
    started.server.world.articles.some(({ companyIds }) => companyIds.includes(id)),
  );
  const outcome = await started.client.companyArticles.getRss({ name: known?.name ?? '', domain: 'silent.io' });
  expectRequests(
    started.requests,
    { method: 'GET', path: '/api-public/rss?query=silent.io' },
    { method: 'GET', path: `/api-public/rss?query=${known?.name.replaceAll(' ', '+')}` },
  );
  expect(outcome.ok && outcome.data.posts.length).toBeGreaterThan(0);
});

test('[REST-002] any other domain leaves the name as it is', async () => {
  await started.client.companyArticles.getRss({ name: 'Voltmeer', domain: 'voltmeer.example' });
  expectRequests(started.requests, { method: 'GET', path: '/api-public/rss?query=Voltmeer' });
});

test('[SEARCH-013] a pasted address is searched for without its scheme', async () => {
  await started.client.companies.getCompanies('https://volt.example');
  expect(started.requests[0]?.path).toBe('/api/companies?query=volt.example');
});
