import type { ArticleSearchResult, SearchResults } from '@fs/api-contract';
import { buildArticle, buildCompany } from '@fs/fixtures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { smallWorld } from '../../database/testing/smallWorld.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';

const company = buildCompany({ name: 'Quayside', domain: 'quayside.example', markets: [] });
const card = { id: company.id, name: company.name, logo_url: company.logo_url };
const buildHit = (title: string, url: string | null, companyIds: string[] = []) =>
  buildArticle({ title, url, siteName: url && 'The Tide', companyIds, marketPulseCategory: null });

const articles = [
  buildHit('Ebbing: our own story', null),
  buildHit('Ebbing: what the press wrote', 'https://tide.example/1', [company.id]),
  buildHit('Ebbing: what the company wrote', 'https://www.quayside.example/blog', [company.id]),
  buildHit('Ebbing: a headline about the company', null, [company.id]),
  buildHit('Ebbing: a headline about nobody', null),
];

let server: TestServer;
beforeAll(async () => {
  const companies = [...smallWorld.companies, company];
  server = await startTestServer({ world: { ...smallWorld, companies, articles } });
  await server.database.kysely
    .updateTable('articles')
    .set({ source: 'headlines' })
    .where('title', 'like', '%headline%')
    .execute();
});
afterAll(() => server.close());

async function find(text: string): Promise<SearchResults> {
  const authorization = await server.authorizationOf('free');
  return (await server.app.inject({ url: '/query', query: { _quickSearch: text }, headers: { authorization } })).json();
}

function named(found: SearchResults, title: string): ArticleSearchResult | undefined {
  return found.article.find((hit) => hit.title === title);
}

test('an article found states where it can be read: in the app, at its URL, or only through its company', async () => {
  const found = await find('ebbing');
  expect(named(found, 'Ebbing: our own story')).toMatchObject({
    url: null,
    organization: null,
    curated_article: { id: 'news-ebbing-our-own-story' },
    earned_content: null,
  });
  expect(named(found, 'Ebbing: what the press wrote')).toMatchObject({
    url: 'https://tide.example/1',
    organization: card,
    curated_article: null,
    earned_content: { url: 'https://tide.example/1', source: 'The Tide' },
  });
  expect(named(found, 'Ebbing: what the company wrote')).toMatchObject({ curated_article: null, earned_content: null });
  expect(named(found, 'Ebbing: a headline about the company')).toMatchObject({
    url: null,
    organization: card,
    curated_article: null,
    earned_content: null,
  });
});

test('a headline that leads nowhere is neither found nor counted', async () => {
  const found = await find('ebbing');
  expect(found.article).toHaveLength(4);
  expect(found.counts.article).toBe(4);
  expect(await find('about nobody')).toMatchObject({ article: [], counts: { article: 0 } });
});
