import type { ArticleListItem, NewsItem, NewsPage, NewsSection, TopMovers } from '@fs/api-contract';
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
});
