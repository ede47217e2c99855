import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DataClient } from '../createDataClient.ts';
import { startSignedInClient } from '../testing/signedInClient.ts';

let started: Awaited<ReturnType<typeof startSignedInClient>>;
beforeAll(async () => {
  started = await startSignedInClient('free');
});
beforeEach(() => {
  started.failures.length = 0;
});
afterAll(() => started.server.close());

type Row = [requirement: string, error: string, call: (client: DataClient) => Promise<unknown>];

const nobody = '00000000-0000-4000-8000-000000000000';

const absent: Row[] = [
  ['ERROR-003', 'Failed fetching company news', ({ companyArticles }) => companyArticles.getCompanyNews(nobody)],
  ['ERROR-009', 'Failed to fetch company details', ({ companies }) => companies.getCompanyOverview(nobody)],
  ['ERROR-013', 'Failed to fetch related companies', ({ companies }) => companies.getRelatedCompanies(nobody)],
  ['ERROR-014', 'Failed to fetch social history', ({ companies }) => companies.getSocialHistory(nobody)],
  ['ERROR-015', 'Failed to fetch company portfolio', ({ funding }) => funding.getCompanyPortfolio(nobody)],
  ['ERROR-016', 'Failed to fetch company coinvestors', ({ funding }) => funding.getCompanyCoinvestors(nobody)],
  ['ERROR-017', 'Failed to fetch company data', ({ companies }) => companies.getCompanyScraperData(nobody)],
  ['ERROR-017', 'Failed to fetch company data', ({ companies }) => companies.getCompanyHeadquarters(nobody)],
  ['ERROR-017', 'Failed to fetch company data', ({ companies }) => companies.getCompanyPeople(nobody)],
  ['ERROR-017', 'Failed to fetch company data', ({ companyArticles }) => companyArticles.getCompanyContent(nobody)],
  ['ERROR-017', 'Failed to fetch company data', ({ funding }) => funding.getCompanyFunding(nobody)],
  ['ERROR-018', 'Failed to fetch company acquisitions', ({ funding }) => funding.getCompanyAcquisitions(nobody)],
  [
    'ERROR-019',
    'Failed to fetch company edge data',
    ({ companies }) => companies.searchCompanyEdges(nobody, { edge: 'articles' }),
  ],
  [
    'ERROR-020',
    'Failed to counting company edge data',
    ({ companies }) => companies.countCompanyEdges(nobody, { edge: 'articles' }),
  ],
  [
    'ERROR-021',
    'Failed to fetch tier 3 market categories for company',
    ({ companies }) => companies.getCompanyCategories(nobody),
  ],
  [
    'ERROR-022',
    'Failed to fetch strength of voice for category',
    ({ companies }) => companies.getShareOfVoice('tc3-no-such-market'),
  ],
  ['ERROR-015', 'Failed to fetch company portfolio', ({ funding }) => funding.queryCompanyPortfolio(nobody)],
  ['ERROR-023', 'Failed to fetch podcasts', ({ companies }) => companies.getPodcast('no-such-podcast')],
  ['ERROR-024', 'Failed to fetch company investments', ({ funding }) => funding.getCompanyInvestments(nobody)],
];

test.each(absent)('[%s] a missing record fails with “%s”, and is logged once', async (_requirement, error, call) => {
  expect(await call(started.client)).toEqual({ ok: false, error, reason: 'not-found' });
  expect(started.failures.map(({ reason }) => reason)).toEqual(['not-found']);
});

const tooLong = 'x'.repeat(201);

const refused: Row[] = [
  ['ERROR-001', 'Failed fetching company RSS news', ({ companyArticles }) => companyArticles.getRss({ name: tooLong })],
  [
    'ERROR-002',
    'Failed fetching company RSS blog',
    ({ companyArticles }) => companyArticles.getRssBlog({ site: tooLong, companyId: nobody }),
  ],
  ['ERROR-004', 'Failed to search for companies', ({ companies }) => companies.searchCompanies({ limit: 101 })],
  [
    'ERROR-005',
    'Failed to search for companies count',
    ({ companies }) => companies.countCompanies([{ field: 'founded_on', op: '=', value: 'March 2015' }]),
  ],
  ['ERROR-006', 'Failed to search for fundings', ({ funding }) => funding.searchFundings({ offset: -1 })],
  [
    'ERROR-007',
    'Failed to search for fundings count',
    ({ funding }) => funding.countFundings([{ field: 'raised_usd', op: '>', value: -1 }]),
  ],
  ['ERROR-008', 'Failed to fetch company url metrics', ({ companies }) => companies.getUrlMetrics({ domain: tooLong })],
  ['ERROR-025', 'Failed to fetch Companies overview', ({ companies }) => companies.getCompaniesOverview([])],
];

test.each(refused)('[%s] a refused call fails with “%s”, and is logged once', async (_requirement, error, call) => {
  expect(await call(started.client)).toEqual({ ok: false, error, reason: 'invalid' });
  expect(started.failures.map(({ status }) => status)).toEqual([400]);
});
