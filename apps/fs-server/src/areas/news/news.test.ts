import type { ArticleListItem, NewsArticle, NewsItem, NewsPage, NewsSection, TopMovers } from '@fs/api-contract';
import { buildArticle, buildFundingRound, hostileTexts, type WorldArticle } from '@fs/fixtures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeStores } from '../../database/testing/contractStores.ts';
import { ids, smallWorld } from '../../database/testing/smallWorld.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';

const hour = 60 * 60 * 1000;
/** Now, since articles of the future are hidden. */
const start = Date.now() - 2 * hour;
const at = (hoursBack: number) => new Date(start - hoursBack * hour).toISOString();
const day = (hoursBack: number) => at(hoursBack).slice(0, 10);

const write = (slug: string, hoursBack: number, more: Partial<WorldArticle> = {}) =>
  buildArticle({
    slug,
    title: slug,
    publishedAt: at(hoursBack),
    marketPulseCategory: null,
    companyIds: [],
    keywords: [],
    ...more,
  });
const press = (slug: string, siteName: string) => ({ url: `https://press.example/${slug}`, siteName });

const articles = [
  write('later', -48, { marketPulseCategory: 'funding', companyIds: [ids.acme] }),
  write('own', 10, {
    title: 'Acmé raises $6.0M for drones',
    marketPulseCategory: 'funding',
    companyIds: [ids.acme, ids.brio],
    keywords: ['drones'],
    isFeatured: true,
  }),
  write('post', 12, { title: 'Drone maker Acmé lands $6M', companyIds: [ids.acme], ...press('post', 'The Post') }),
  write('daily', 9, { title: 'Åre leads $6m round in Acmé', companyIds: [ids.acme], ...press('daily', 'Daily') }),
  write('newer', 5, { marketPulseCategory: 'funding', companyIds: [ids.brio] }),
  write('older', 40, { marketPulseCategory: 'funding', companyIds: [ids.quiet], keywords: ['drones'] }),
  write('deal', 60, { title: 'Acmé buys Quiet', marketPulseCategory: 'other', companyIds: [ids.quiet, ids.acme] }),
  write('last-week', 9 * 24, { companyIds: [ids.brio], ...press('last-week', 'Daily') }),
  write('last-week-too', 10 * 24, {
    title: 'Brio hires',
    companyIds: [ids.brio],
    ...press('last-week-too', 'The Post'),
  }),
];
const world = {
  ...smallWorld,
  marketPulseCategories: [
    { slug: 'funding', label: 'Funding', order: 1 },
    { slug: 'other', label: 'Other', order: 2 },
  ],
  articles,
  deletedArticles: [{ id: 'news-gone', deletedAt: '2026-11-20T09:00:00.000Z' }],
  fundingRounds: [
    ...smallWorld.fundingRounds,
    buildFundingRound({ id: 'reported', companyId: ids.acme, fundedOn: day(20), raisedUsd: 6_000_000 }),
  ],
  investments: [...smallWorld.investments, { investorId: 'investor-1', fundingRoundId: 'reported', isLead: true }],
  acquisitions: [
    {
      id: 'bought',
      acquirerId: ids.acme,
      acquiredId: ids.quiet,
      acquiredOn: day(61),
      price: 1_000_000,
      currency: 'USD',
    },
  ],
};

await describeStores(({ openDatabase }) => {
  let server: TestServer;
  let headers: Record<string, Record<string, string>>;
  beforeAll(async () => {
    server = await startTestServer({ world, database: await openDatabase() });
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

  test('[XARTICLE-003] anyone reads all news in pages, each story once, without what is to be published later', async () => {
    const page = await read<NewsPage>('/news');
    expect(slugsOf(page.articles)).toEqual(['newer', 'own', 'older', 'deal', 'last-week', 'last-week-too']);
    expect(page.count).toBe(6);
    const second = await read<NewsPage>('/news?p=2&r=2');
    expect(slugsOf(second.articles)).toEqual(['older', 'deal']);
    expect(second.count).toBe(6);
    expect((await read<NewsPage>('/news?p=1000&r=100')).articles).toEqual([]);
  });

  test('[XARTICLE-003] a story names its other sources, the earliest first', async () => {
    const { articles: found } = await read<NewsPage>('/news');
    const story = found.find(({ article }) => article.uuid === 'news-own');
    expect(story?.sources.map(({ uuid, site_name, earned_content }) => [uuid, site_name, earned_content?.id])).toEqual([
      ['news-post', 'The Post', 'news-post'],
      ['news-daily', 'Daily', 'news-daily'],
    ]);
    expect(found[0]?.sources).toEqual([]);
  });

  test('[XARTICLE-004] news is about a company, by either name of its id, or by words', async () => {
    const byId = await read<NewsPage>(`/news?source=companyId&companyId=${ids.quiet}`);
    expect(slugsOf(byId.articles)).toEqual(['older', 'deal']);
    expect(await read(`/news?uuid=${ids.quiet.toUpperCase()}&yorkie=true`)).toEqual(byId);
    expect(await read('/news?source=rssSearch&rssSearch=QUIET')).toEqual(byId);
    expect(slugsOf((await read<NewsPage>('/news?rssSearch=newe')).articles)).toEqual(['newer']);
    const earned = await read<NewsPage>(`/news?companyId=${ids.acme}&queryEarned=true`);
    expect(slugsOf(earned.articles)).toEqual(['post']);
    expect(earned.count).toBe(1);
  });

  test('[XARTICLE-005] news of lists is for those who may read them; every other list is as absent', async () => {
    const lists = '/news?source=listId&listId=list-1';
    expect(slugsOf((await read<NewsPage>(lists, 'free')).articles)).not.toContain('older');
    expect((await read<NewsPage>(lists, 'free')).count).toBe(5);
    await server.database.kysely
      .insertInto('watchlists')
      .values({ id: 'private', owner_id: ids.ada, name: 'Private' })
      .execute();
    const answers = await Promise.all([
      send('/news?listIds=list-1,private', 'free'),
      send('/news?listIds=list-1&listIds=absent', 'free'),
      send('/news?listId=absent', 'free'),
      send('/news?listId=list-1'),
      send('/news?listId=absent'),
    ]);
    const bodies = answers.map((answer) => ({ ...answer.json(), status: answer.statusCode, requestId: '' }));
    expect(bodies).toEqual(answers.map(() => ({ message: 'Not found', requestId: '', status: 404 })));
    expect((await send('/news?listIds=list-1&listIds=list-1', 'free')).statusCode).toBe(200);
  });

  test.each([
    'p=0',
    'p=1001',
    'r=101',
    'source=nothing',
    'source=companyId',
    'source=listId',
    'source=rssSearch',
    'listIds=,',
    'else=1',
  ])('news by %s is rejected', async (query) => {
    expect((await send(`/news?${query}`, 'free')).statusCode).toBe(400);
  });

  test('news by an unknown company is not found', async () => {
    for (const id of [ids.ada, 'nothing']) expect((await send(`/news?companyId=${id}`)).statusCode).toBe(404);
  });

  test('[XARTICLE-006] a section is a category, a market or all news', async () => {
    const funding = await read<NewsSection>('/news/funding?_limit=2');
    expect(funding.category).toEqual({ slug: 'funding', label: 'Funding', order: 1 });
    expect(slugsOf(funding.articles)).toEqual(['newer', 'own']);
    expect(funding.count).toBe(3);
    const rest = await read<NewsSection>('/news/funding?_limit=2&_offset=2');
    expect(slugsOf(rest.articles)).toEqual(['older']);
    expect(await read('/news/funding?articles=false')).toEqual({ ...funding, articles: [] });
    const drones = await read<NewsSection>('/news/tc3-drones');
    expect(drones.market).toEqual({ id: 'tc3-drones', name: 'Drones' });
    expect(slugsOf(drones.articles)).toEqual(['own', 'deal']);
    expect((await read<NewsSection>('/news/all')).count).toBe(6);
    expect((await send('/news/nothing')).statusCode).toBe(404);
  });

  test('[XARTICLE-006] curated, featured and public lists have our own articles only', async () => {
    expect(slugsOf(await read<NewsItem[]>('/news/all/curated'))).toEqual(['newer', 'own', 'older', 'deal']);
    expect(slugsOf(await read<NewsItem[]>('/news/funding/curated?_limit=1'))).toEqual(['newer']);
    expect(slugsOf(await read<NewsItem[]>('/news/curated/featured'))).toEqual(['own']);
    expect(slugsOf(await read<NewsItem[]>('/api-public/news/articles?_offset=1&_limit=2'))).toEqual(['own', 'older']);
  });

  test('[XARTICLE-007] top movers are companies by stories of the week, against the week before', async () => {
    const { as_of, movers } = await read<TopMovers>('/news/all/topMovers');
    expect(as_of).toBe(day(5));
    expect(
      movers.map(({ organization, mentions, mentions_prior, newest }) => [
        organization.name,
        mentions,
        mentions_prior,
        newest.uuid,
      ]),
    ).toEqual([
      ['Acmé', 2, 0, 'news-daily'],
      ['Quiet', 2, 0, 'news-older'],
      ['Brio', 2, 2, 'news-newer'],
    ]);
    expect(movers[0]?.last_round?.raised_usd).toBe(6_000_000);
    const other = await read<TopMovers>('/news/all/topMovers?category=other');
    expect(other.movers.map(({ organization }) => organization.name).sort()).toEqual(['Acmé', 'Quiet']);
    expect((await send('/news/all/topMovers?category=nothing')).statusCode).toBe(404);
  });

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
