import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';
import { markChanged } from './revisions.ts';

let server: TestServer;
let authorization: string;
beforeAll(async () => {
  server = await startTestServer();
  authorization = await server.authorizationOf('free');
});
afterAll(() => server.close());

/** The best-known company, an article of a section about a company, the largest market, and a topic. */
async function findSubjects() {
  const { kysely } = server.database;
  const company = await kysely
    .selectFrom('organizations')
    .select(['id', 'name'])
    .where('kind', '=', 'company')
    .orderBy('prominence', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const link = await kysely
    .selectFrom('article_organizations')
    .innerJoin('articles', 'articles.id', 'article_id')
    .select('article_id')
    .where('market_pulse_category', 'is not', null)
    .orderBy('article_id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const market = await kysely
    .selectFrom('markets')
    .select('id')
    .orderBy('company_count', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const topic = await kysely.selectFrom('keywords').select('name').orderBy('id').limit(1).executeTakeFirstOrThrow();
  return { company, article: link.article_id, market: market.id, topic: topic.name };
}

type Subjects = Awaited<ReturnType<typeof findSubjects>>;

interface Call {
  url: (subjects: Subjects) => string;
  /** A POST request with this body. */
  body?: object;
  /** Statements of the first call and, where it differs, of the next. The first is always that for the session. */
  atMost: number | readonly [first: number, next: number];
}

const seed = { filters: [{ field: 'round_type', op: '=', value: 'seed' }] };
const operating = { filters: [{ field: 'status', op: '=', value: 'operating' }] };

// The embedded database takes half a millisecond or more for each statement, however little it reads.
const calls: Readonly<Record<string, Call>> = {
  'a company': { url: ({ company }) => `/api/companies/${company.id}`, atMost: 2 },
  'overview of a company': { url: ({ company }) => `/api/companies/${company.id}/overview`, atMost: 14 },
  'companies related to a company': {
    url: ({ company }) => `/api/companies/${company.id}/relatedCompaniesV2`,
    atMost: 4,
  },
  'companies by name': { url: () => '/api/companies?query=a', atMost: 4 },
  'a page of companies': { url: () => '/api/companies/search', body: operating, atMost: [4, 2] },
  'number of companies': { url: () => '/api/companies/search/count', body: operating, atMost: [3, 2] },
  'totals of companies': { url: () => '/api/companies/search/facets', body: operating, atMost: [5, 2] },
  'a page of rounds': { url: () => '/api/funding/search', body: seed, atMost: [4, 2] },
  'a page of investors': { url: () => '/api/investors/search', body: {}, atMost: [3, 2] },
  'a page of acquisitions': { url: () => '/api/acquisitions/search', body: {}, atMost: [3, 2] },
  'number of rounds': { url: () => '/api/funding/search/count', body: seed, atMost: [3, 2] },
  'a market': { url: ({ market }) => `/api/categories/${market}`, atMost: 3 },
  'companies of a market': { url: ({ market }) => `/api/categories/${market}/topCompanies`, atMost: [6, 3] },
  'news of a market': { url: ({ market }) => `/api-public/markets/${market}/news`, atMost: 4 },
  'an article': { url: ({ article }) => `/news/curated/${article}`, atMost: 6 },
  'all news': { url: () => '/news/all', atMost: 5 },
  'articles of a topic': {
    url: ({ topic }) => `/api-public/keywords/articles?name=${encodeURIComponent(topic)}`,
    atMost: 5,
  },
  'history of a topic': {
    url: ({ topic }) => `/api-public/keywords/history?name=${encodeURIComponent(topic)}`,
    atMost: 3,
  },
};

async function countStatements({ url, body }: Call): Promise<number> {
  const address = url(await findSubjects());
  const sent: string[] = [];
  const stop = server.database.onQuery(0, ({ sql }) => sent.push(sql));
  const answer = await server.app.inject({
    url: address,
    headers: { authorization },
    ...(body && { method: 'POST', payload: body }),
  });
  stop();
  expect([address, answer.statusCode]).toEqual([address, 200]);
  return sent.length;
}

test.for(Object.entries(calls))('%s takes few statements', async ([, call]) => {
  const counts = [await countStatements(call), await countStatements(call)];
  const { atMost } = call;
  const limits = typeof atMost === 'number' ? [atMost, atMost] : atMost;
  expect(counts.filter((count, index) => count > (limits[index] ?? 0))).toEqual([]);
});

const cached = Object.entries(calls).filter(([, { atMost }]) => typeof atMost !== 'number');

test.for(cached)('%s is read anew once companies have changed', async ([, call]) => {
  await countStatements(call);
  const next = await countStatements(call);
  await markChanged(server.database.kysely, 'companies');
  expect(await countStatements(call)).toBeGreaterThan(next);
});
