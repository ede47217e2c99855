import type { NewsPage, SearchResults } from '@fs/api-contract';
import { buildArticle } from '@fs/fixtures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeStores } from '../../database/testing/contractStores.ts';
import { smallWorld } from '../../database/testing/smallWorld.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';

const build = (title: string, published: string, parts: Partial<Parameters<typeof buildArticle>[0]> = {}) =>
  buildArticle({
    title,
    publishedAt: `2026-${published}T08:00:00.000Z`,
    description: '',
    content: '',
    companyIds: [],
    keywords: [],
    marketPulseCategory: null,
    ...parts,
  });

const articles = [
  build('Quarterly figures', '01-09', {
    description: 'What the quarter brought',
    content: 'Long before, [harbors](https://tide.example/harbors) were **electrifying** their cranes one by one.',
  }),
  build('Harbor electrified', '01-02'),
  build('Zürich opens a depot', '01-03', { description: 'Trams for the old town' }),
  build('倉庫の自動化が進む', '01-04'),
  build('Cranes of tomorrow', '01-05', { url: 'https://tide.example/cranes', siteName: 'Gezeiten' }),
  build('Harbors that nobody has read of yet', '01-06', { publishedAt: '2099-01-01T08:00:00.000Z' }),
];

await describeStores(({ openDatabase }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ world: { ...smallWorld, articles }, database: await openDatabase() });
  });
  afterAll(() => server.close());

  async function find(text: string): Promise<NewsPage> {
    const answer = await server.app.inject({ url: '/news', query: { rssSearch: text } });
    expect([text, answer.statusCode]).toEqual([text, 200]);
    return answer.json<NewsPage>();
  }
  const titlesOf = ({ articles: found }: NewsPage) => found.map(({ article }) => article.title);

  test.each([
    ['harbor electrify', ['Quarterly figures', 'Harbor electrified']],
    ['"harbor electrified"', ['Harbor electrified']],
    ['harbor -figures', ['Harbor electrified']],
    ['depot or tomorrow', ['Cranes of tomorrow', 'Zürich opens a depot']],
    ['ZURICH tram', ['Zürich opens a depot']],
    ['gezeiten cranes', ['Cranes of tomorrow']],
    ['tomo', ['Cranes of tomorrow']],
    ['tom', ['Cranes of tomorrow']],
    ['自動化', ['倉庫の自動化が進む']],
    ['the and of', []],
    ['nobody', []],
    [`"'(&|!:*) <-> \\`, []],
  ])('[XARTICLE-042] news about %j is that with all of the words, the newest first', async (text, titles) => {
    const found = await find(text);
    expect(titlesOf(found)).toEqual(titles);
    expect(found.count).toBe(titles.length);
  });

  test('a passage shows the words that neither title nor description has, without Markdown', async () => {
    const [inText, inTitle] = (await find('harbor electrify')).articles;
    expect(inText?.passage).toEqual([
      { text: 'Long before, ', is_match: false },
      { text: 'harbors', is_match: true },
      { text: ' were ', is_match: false },
      { text: 'electrifying', is_match: true },
      { text: ' their cranes', is_match: false },
    ]);
    expect(inTitle?.article.title).toBe('Harbor electrified');
    expect(inTitle?.passage).toBeUndefined();
  });

  test('the search of everything finds and counts them, first those with the words in their title', async () => {
    const headers = { authorization: await server.authorizationOf('free') };
    const answer = await server.app.inject({ url: '/query', query: { _quickSearch: 'harbors' }, headers });
    const { article, counts } = answer.json<SearchResults>();
    expect(article.map(({ title }) => title)).toEqual(['Harbor electrified', 'Quarterly figures']);
    expect(counts.article).toBe(2);
  });

  test('an article is found by what it says now, and no longer once it is deleted', async () => {
    const { kysely } = server.database;
    await kysely
      .updateTable('articles')
      .set({ content: 'Now about lighthouses' })
      .where('title', '=', 'Quarterly figures')
      .execute();
    expect(titlesOf(await find('lighthouse'))).toEqual(['Quarterly figures']);
    expect(titlesOf(await find('harbor electrify'))).toEqual(['Harbor electrified']);
    await kysely
      .updateTable('articles')
      .set({ published_at: '2026-01-01T08:00:00.000Z' })
      .where('title', '=', 'Quarterly figures')
      .execute();
    expect(titlesOf(await find('figures or tomorrow'))).toEqual(['Cranes of tomorrow', 'Quarterly figures']);
    await kysely.deleteFrom('articles').where('title', '=', 'Quarterly figures').execute();
    expect(titlesOf(await find('lighthouse'))).toEqual([]);
  });
});
