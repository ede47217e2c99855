import type { EditorArticle, NewsArticle, NewsPage, UploadTarget } from '@fs/api-contract';
import { hostileTexts } from '@fs/fixtures';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeStores } from '../../database/testing/contractStores.ts';
import { ids } from '../../database/testing/smallWorld.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import { newsWorld } from '../news/testing/newsWorld.ts';

const png = await sharp({ create: { width: 8, height: 4, channels: 3, background: 'teal' } })
  .png()
  .toBuffer();

const draft = {
  title: 'Brio opens a yard',
  description: 'It builds ships there.',
  content: '## Why\n\nShips are needed.',
  image: 'https://images.example/yard.png',
  published_time: '2026-01-05T08:00:00.000Z',
  summary: ['One yard', 'Two docks'],
  org_id: ids.brio,
  marketpulse_category: 'funding',
};

const [admin] = newsWorld.users;
if (!admin) throw new Error('The world has no users');
const editor = {
  ...admin,
  id: '00000000-0000-4000-8000-0000000000ed',
  email: 'edda@foresight.example',
  givenName: 'Edda',
  familyName: 'Torres',
  groups: ['editors' as const],
  role: 'editor',
};
/** Administrators are no editors (decision AMB-021). */
const world = {
  ...newsWorld,
  users: [
    editor,
    ...newsWorld.users.map((user) => ({ ...user, groups: user.groups.filter((group) => group !== 'editors') })),
  ],
};

await describeStores(({ openDatabase }) => {
  let server: TestServer;
  let headers: Record<string, Record<string, string>>;
  beforeAll(async () => {
    server = await startTestServer({ world, database: await openDatabase() });
    const of = async (role: string) => ({ authorization: await server.authorizationOf(role) });
    headers = { editor: await of('editor'), free: await of('free'), admin: await of('admin'), nobody: {} };
  });
  afterAll(() => server.close());

  type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
  const call = (method: Method, url: string, payload?: object, who = 'editor') =>
    server.app.inject({ method, url, headers: headers[who] ?? {}, ...(payload && { payload }) });
  const create = (more: object = {}) => call('POST', '/editors/article', { ...draft, ...more });
  const articleOf = async (more: object = {}) => {
    const answer = await create(more);
    expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
    return answer.json<EditorArticle>();
  };

  test('[CURATE-039] [CURATE-040] a new article has an id of its slug, is not featured, and is on the news at once', async () => {
    const article = await articleOf({
      published_time: new Date(Date.now() - 1000).toISOString(),
      keywords: ['Drónes'],
    });
    expect(article).toMatchObject({ id: 'news-brio-opens-a-yard', featured: false, revision: 1, keywords: ['drones'] });
    const page = (await call('GET', '/news', undefined, 'nobody')).json<NewsPage>();
    expect(page.articles[0]?.article).toMatchObject({ uuid: article.id, title: draft.title, word_count: 5 });
    const read = (await call('GET', '/news/curated/brio-opens-a-yard', undefined, 'nobody')).json<NewsArticle>();
    expect(read).toMatchObject({ content: draft.content, summary: draft.summary, organization: { id: ids.brio } });
    expect((await call('GET', '/feeds/news/funding.xml', undefined, 'nobody')).body).toContain('Brio opens a yard');
    expect((await call('GET', '/sitemaps/articles-1.xml', undefined, 'nobody')).body).toContain('brio-opens-a-yard');
  });

  test('[CURATE-038] refuses a slug that another article has, and names nothing but the error', async () => {
    await articleOf({ slug: 'taken' });
    const answer = await create({ slug: 'Taken' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ message: 'BadRequestError: CuratedNewsArticleExists' });
  });

  test('gives articles of the same title different slugs', async () => {
    const slugs = [await articleOf({ title: 'Twice' }), await articleOf({ title: 'Twice' })].map(({ id }) => id);
    expect(slugs).toEqual(['news-twice', 'news-twice-2']);
  });

  test('publishes any title at an address of its own', async () => {
    for (const title of Object.values(hostileTexts).filter((text) => text.trim() !== '' && text.length <= 300)) {
      const isStorable = !/[\0\ud800-\udfff]/u.test(title);
      const answer = await create({ title });
      expect([title, answer.statusCode]).toEqual([title, isStorable ? 200 : 400]);
      if (!isStorable) continue;
      const { id } = answer.json<EditorArticle>();
      const read = await call('GET', `/news/curated/${encodeURIComponent(id)}`, undefined, 'nobody');
      expect([title, read.statusCode]).toEqual([title, 200]);
    }
  });

  test('an article is read as a list with one article, whose first item it is', async () => {
    const { id } = await articleOf({ title: 'A list' });
    expect((await call('GET', `/editors/article/${id}`)).json<EditorArticle[]>()).toMatchObject([
      { id, title: 'A list' },
    ]);
    expect((await call('GET', '/editors/article/post')).statusCode).toBe(404);
  });

  test('the second of two editors gets 409 with the first one’s version, and changes nothing', async () => {
    const { id, revision } = await articleOf({ title: 'For two' });
    const { slug: _, ...fields } = { ...draft, slug: '' };
    const first = await call('PUT', '/editors/article', { ...fields, id, revision, title: 'First' });
    expect(first.json<EditorArticle>()).toMatchObject({ id, title: 'First', revision: 2, edited_by: 'Edda Torres' });
    const second = await call('PUT', '/editors/article', { ...fields, id, revision, title: 'Second' });
    expect(second.statusCode).toBe(409);
    expect(second.json()).toMatchObject({ current: { title: 'First', revision: 2 } });
    const merged = await call('PUT', '/editors/article', { ...fields, id, revision: 2, title: 'Both' });
    expect(merged.json<EditorArticle>()).toMatchObject({ title: 'Both', revision: 3 });
  });

  test('of saves at the same moment, one wins', async () => {
    const { id, revision } = await articleOf({ title: 'At once' });
    const answers = await Promise.all(
      ['one', 'two', 'three'].map((title) => call('PUT', '/editors/article', { ...draft, id, revision, title })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  });

  test('a scheduled article is for editors only until its time', async () => {
    const published_time = new Date(Date.now() + 3_600_000).toISOString();
    const { id } = await articleOf({ title: 'Tomorrow', published_time });
    const who = ['nobody', 'free', 'editor'];
    const answers = await Promise.all(who.map((name) => call('GET', `/news/curated/${id}`, undefined, name)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 200]);
    await call('PUT', '/editors/articles', { ids: [id], published_time: draft.published_time });
    expect((await call('GET', `/news/curated/${id}`, undefined, 'nobody')).statusCode).toBe(200);
  });

  test('a scheduled article that is deleted is answered as one that never existed', async () => {
    const published_time = new Date(Date.now() + 3_600_000).toISOString();
    const removals = [
      (id: string) => call('DELETE', `/editors/article/${id}`),
      (id: string) => call('DELETE', '/editors/articles', { ids: [id] }),
    ];
    for (const [number, remove] of removals.entries()) {
      const { id } = await articleOf({ title: `Secret merger ${number}`, published_time });
      expect((await remove(id)).statusCode).toBe(200);
      for (const url of [`/news/curated/${id}`, `/news/none/article/${id}`]) {
        for (const who of ['nobody', 'free']) {
          const [gone, never] = [
            await call('GET', url, undefined, who),
            await call('GET', `${url}-never`, undefined, who),
          ];
          const answerOf = ({ statusCode, json }: typeof gone) => [statusCode, { ...json(), requestId: '' }];
          expect(answerOf(gone)).toEqual(answerOf(never));
        }
      }
    }
  });

  test('a deleted article is gone everywhere, and its address says so', async () => {
    const { id } = await articleOf({ title: 'Short life' });
    expect((await call('DELETE', `/editors/article/${id}`)).statusCode).toBe(200);
    expect((await call('GET', `/news/curated/${id}`, undefined, 'nobody')).statusCode).toBe(410);
    expect((await call('DELETE', `/editors/article/${id}`)).statusCode).toBe(404);
    await articleOf({ title: 'Short life' });
    expect((await call('GET', `/news/curated/${id}`, undefined, 'nobody')).statusCode).toBe(200);
  });

  test('an article about one of another site leads its story', async () => {
    const { id } = await articleOf({ title: 'Our view of the post', article_id: 'news-last-week', slug: 'our-view' });
    const { sources } = (await call('GET', `/news/curated/${id}`, undefined, 'nobody')).json<NewsArticle>();
    expect(sources.map(({ uuid }) => uuid)).toEqual(['news-last-week']);
  });

  test('lists, filters and sorts our own articles with their reads', async () => {
    await call('POST', '/news/curated/own/reads', undefined, 'nobody');
    await call('POST', '/news/curated/own/reads', undefined, 'free');
    await call('POST', '/news/curated/own/reads', undefined, 'editor');
    await call('POST', '/news/curated/later/reads', undefined, 'nobody');
    const list = async (query: Record<string, string>) => {
      const answer = await server.app.inject({ url: '/editors/articles', query, headers: headers.editor ?? {} });
      return answer.json<{ count: number; articles: { id: string; reads: number; scheduled: boolean }[] }>();
    };
    expect((await list({ order: 'reads', descending: 'true', _limit: '1' })).articles).toMatchObject([
      { id: 'news-own', reads: 2, reads_week: 2 },
    ]);
    expect((await list({ state: 'scheduled' })).articles).toMatchObject([
      { id: 'news-later', scheduled: true, reads: 0 },
    ]);
    expect((await list({ query: 'acme raises' })).articles.map(({ id }) => id)).toEqual(['news-own']);
    expect(await list({ category: 'nowhere' })).toEqual({ count: 0, articles: [] });
    expect((await list({ query: 'post' })).articles.map(({ id }) => id)).not.toContain('news-post');
  });

  test('changes and deletes several articles, and leaves those of other sites', async () => {
    const [one, two] = [await articleOf({ title: 'Bulk one' }), await articleOf({ title: 'Bulk two' })];
    const several = [one.id, two.id, 'news-post', 'news-nowhere'];
    const changed = await call('PUT', '/editors/articles', {
      ids: several,
      featured: true,
      marketpulse_category: 'other',
    });
    expect(changed.json()).toEqual({ changed: 2 });
    expect((await call('GET', `/editors/article/${two.id}`)).json<EditorArticle[]>()).toMatchObject([
      { featured: true, marketpulse_category: 'other', revision: 2 },
    ]);
    expect((await call('DELETE', '/editors/articles', { ids: several })).json()).toEqual({ changed: 2 });
    expect((await call('GET', '/news/none/article/post?queryEarned=true', undefined, 'nobody')).statusCode).toBe(200);
  });

  test('an image gets an address with a time and a random part, and keeps its name beside it', async () => {
    const upload = await call('GET', `/editors/images/upload?type=image/png&size=${png.length}`);
    const target = upload.json<UploadTarget>();
    await server.app.inject({ method: 'PUT', url: target.url, headers: target.headers, payload: png });
    const saved = await call('POST', '/editors/images', { key: target.key, name: 'Yard ../ "1".png' });
    const { url } = saved.json<{ url: string }>();
    expect(url).toMatch(/^\/files\/articles\/[0-9a-f]{32}\/[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f-]+\.png$/);
    const image = await server.app.inject(url);
    expect(await sharp(image.rawPayload).metadata()).toMatchObject({ width: 8, height: 4, format: 'png' });
    const stored = server.database.kysely.selectFrom('article_images').select('name').where('key', '=', url.slice(7));
    expect(await stored.executeTakeFirst()).toEqual({ name: 'Yard ../ "1".png' });
    expect((await create({ title: 'With image', image: url })).statusCode).toBe(200);
    expect((await server.app.inject(target.url.split('?')[0] ?? '')).statusCode).toBe(404);
  });

  test.each([
    ['no title', { title: ' ' }],
    ['no key point', { summary: [] }],
    ['an empty key point', { summary: ['One', ' '] }],
    ['a script for an image', { image: 'javascript:alert(1)' }],
    ['no company', { org_id: undefined }],
    ['an unknown category', { marketpulse_category: 'nowhere' }],
    ['a slug without letters', { slug: '???' }],
    ['a date of another age', { published_time: '0001-01-01T00:00:00Z' }],
    ['a date too far ahead', { published_time: '2999-01-01T00:00:00Z' }],
    ['an unknown field', { author: 'me' }],
  ])('refuses %s with 400', async (_, more) => {
    expect((await create(more)).statusCode).toBe(400);
  });

  test('an unknown company is not found', async () => {
    expect((await create({ org_id: '00000000-0000-5000-8000-0000000000ff' })).statusCode).toBe(404);
  });

  test('[REST-134] the editors’ calls refuse everyone else with 403, and signed-out callers with 401', async () => {
    const calls: [Method, string, object?][] = [
      ['GET', '/editors/article/own'],
      ['POST', '/editors/article', draft],
      ['PUT', '/editors/article', { ...draft, id: 'news-own' }],
      ['DELETE', '/editors/article/own'],
      ['GET', '/editors/articles'],
      ['PUT', '/editors/articles', { ids: ['news-own'], featured: false }],
      ['DELETE', '/editors/articles', { ids: ['news-own'] }],
      ['GET', '/editors/images/upload?type=image/png&size=9'],
      ['POST', '/editors/images', { key: 'x', name: 'x' }],
    ];
    for (const who of ['free', 'admin', 'nobody']) {
      const answers = await Promise.all(calls.map(([method, url, body]) => call(method, url, body, who)));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(calls.map(() => (who === 'nobody' ? 401 : 403)));
    }
    expect((await call('GET', '/news/curated/own', undefined, 'nobody')).statusCode).toBe(200);
  });
});
