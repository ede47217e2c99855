import type { ArticleListItem, NewsArticle } from '@fs/api-contract';
import { hostileTexts } from '@fs/fixtures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeStores } from '../../database/testing/contractStores.ts';
import { ids } from '../../database/testing/smallWorld.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import { day, newsWorld } from './testing/newsWorld.ts';

await describeStores(({ openDatabase }) => {
  let server: TestServer;
  let headers: Record<string, Record<string, string>>;
  beforeAll(async () => {
    server = await startTestServer({ world: newsWorld, database: await openDatabase() });
    headers = {
      nobody: {},
      free: { authorization: await server.authorizationOf('free') },
      editor: { authorization: await server.authorizationOf('admin') },
    };
  });
  afterAll(() => server.close());

  const send = (url: string, who = 'nobody') => server.app.inject({ url, headers: headers[who] ?? {} });
  async function read<Answer>(url: string, who?: string): Promise<Answer> {
    const answer = await send(url, who);
    expect([url, answer.statusCode]).toEqual([url, 200]);
    return answer.json<Answer>();
  }
  const slugsOf = (items: readonly ArticleListItem[]) => items.map(({ article }) => article.uuid.replace('news-', ''));

  test('[XARTICLE-008] an article comes with its company, the round that it reports, sources, and neighbors', async () => {
    const article = await read<NewsArticle>('/news/curated/news-own');
    expect(article).toMatchObject({
      id: 'news-own',
      summary: ['Data sits in three formats.'],
      mpn_category: 'funding',
      category: { label: 'Funding' },
      org_id: ids.acme,
      organization: { name: 'Acmé', total_funding_usd: 21_277_935_000, last_round: { raised_usd: 6_000_000 } },
      markets: [{ id: 'tc3-robots' }, { id: 'tc3-drones' }],
      keywords: ['drones'],
      scheduled: false,
      acquisition: null,
      previous: { uuid: 'news-newer' },
      next: { uuid: 'news-older' },
    });
    expect(article.organizations.map(({ name }) => name)).toEqual(['Acmé', 'Brio']);
    expect(article.sources.map(({ uuid }) => uuid)).toEqual(['news-post', 'news-daily']);
    expect(article.content).toContain('Every container');
    const related = slugsOf(article.related);
    expect(related.slice(0, 1)).toEqual(['newer']);
    expect(related).not.toContain('post');
    expect(related).not.toContain('later');
    expect(await read('/news/none/article/own')).toEqual(article);
  });

  test('[XARTICLE-009] who invested in the round is for signed-in users', async () => {
    const visitor = await read<NewsArticle>('/news/curated/own');
    expect(visitor.round).toMatchObject({ id: 'reported', raised_usd: 6_000_000, funded_on: day(20) });
    expect(JSON.stringify(visitor)).not.toContain('Åre Capital');
    const user = await read<NewsArticle>('/news/curated/own', 'free');
    expect(user.round?.investors).toMatchObject([{ name: 'Åre Capital', is_lead: true }]);
  });

  test('[XARTICLE-008] an article on a purchase has its figures, and no round', async () => {
    const article = await read<NewsArticle>('/news/curated/deal');
    expect(article.round).toBeNull();
    expect(article.acquisition).toMatchObject({
      acquirer: { name: 'Acmé' },
      acquired: { name: 'Quiet' },
      price: 1_000_000,
    });
    expect([article.previous, article.next]).toEqual([null, null]);
  });

  test('[XARTICLE-010] what others wrote is found among earned articles only, as an extract', async () => {
    expect((await send('/news/none/article/post')).statusCode).toBe(404);
    expect((await send('/news/curated/post')).statusCode).toBe(404);
    const article = await read<NewsArticle>('/news/none/article/post?queryEarned=true');
    expect(article).toMatchObject({
      content: '',
      curated_article: null,
      earned_content: { id: 'news-post', url: 'https://press.example/post', source: 'The Post' },
      site: 'press.example',
      site_name: 'The Post',
      round: { id: 'reported' },
    });
    expect(article.sources.map(({ uuid }) => uuid)).toEqual(['news-own', 'news-daily']);
  });

  test('[XARTICLE-011] a deleted article says since when, and an unknown one is not found', async () => {
    for (const url of ['/news/curated/news-gone', '/news/none/article/gone?queryEarned=true']) {
      const answer = await send(url);
      expect(answer.statusCode).toBe(410);
      expect(answer.json()).toMatchObject({
        message: 'This article was deleted on November 20',
        deleted_at: '2026-11-20T09:00:00.000Z',
      });
    }
    expect((await send('/news/curated/never')).statusCode).toBe(404);
  });

  test('[XARTICLE-012] an article of a later day is for editors, and for others as absent', async () => {
    expect(await read('/news/curated/later', 'editor')).toMatchObject({
      scheduled: true,
      next: { uuid: 'news-newer' },
    });
    const [hidden, absent] = await Promise.all([
      send('/news/curated/later', 'free'),
      send('/news/curated/never', 'free'),
    ]);
    expect({ ...hidden.json(), requestId: '' }).toEqual({ ...absent.json(), requestId: '' });
    expect(hidden.statusCode).toBe(404);
    const lists = [
      '/news',
      '/news/funding',
      '/news/all/curated',
      '/api-public/news/articles',
      `/news?companyId=${ids.acme}`,
    ];
    const ofCompany = [`/api/companies/${ids.acme}/news`, `/api/companies/${ids.acme}/overview`];
    const ofLists = ['/api/watchlists/dashboard/updates', '/api/feed'];
    for (const url of [...lists, ...ofCompany, ...ofLists, '/query?_quickSearch=later']) {
      expect([url, (await send(url, 'editor')).body.includes('news-later')]).toEqual([url, false]);
    }
  });

  test.each(Object.entries(hostileTexts))(
    'texts of the kind %s are absent names, never errors',
    async (_kind, text) => {
      const short = encodeURIComponent(text.slice(0, 150).replaceAll('\u0000', '').toWellFormed() || 'x');
      const urls = [
        `/news/${short}`,
        `/news/${short}/topMovers`,
        `/news/curated/${short}`,
        `/news/none/article/${short}`,
        `/news?listId=${short}`,
        `/news?rssSearch=${short}`,
      ];
      for (const url of urls) {
        const { statusCode } = await send(url, 'free');
        expect([url, statusCode < 500 && statusCode !== 410]).toEqual([url, true]);
      }
    },
  );
});
