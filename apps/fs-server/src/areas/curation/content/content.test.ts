import type { ContentRequest, NewsArticle } from '@fs/api-contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ids } from '../../../database/testing/smallWorld.ts';
import { createJobQueue } from '../../../jobs/jobQueue.ts';
import { startTestServer, type TestServer } from '../../../testing/startTestServer.ts';
import { contentJobs } from './fetchContent.ts';
import type { ExtractedArticle } from './reading/ExtractedArticle.ts';
import { PageFailure, type ReadPage } from './reading/readPage.ts';

let server: TestServer;
let companyId: string;
beforeAll(async () => {
  server = await startTestServer();
  companyId = server.world.companies[0]?.id ?? ids.acme;
});
afterAll(() => server.close());

const article: ExtractedArticle = {
  title: 'Ferries go electric',
  author: 'Ana Sousa',
  publishedAt: '2026-03-04T09:30:00.000Z',
  description: 'Forty ferries.',
  text: 'Forty ferries have batteries now.',
  image: 'https://img.example/ferry.jpg',
  siteName: 'The Pier',
};

async function call(method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, payload?: object, role = 'internal') {
  const headers = { authorization: await server.authorizationOf(role) };
  return server.app.inject({ method, url, headers, ...(payload && { payload }) });
}

const request = async (url: string, kind = 'earnedContent') =>
  (
    await call('PUT', `/companies/${companyId}/${kind}`, { url, companyName: 'Any', source: 'Pier Daily' })
  ).json<ContentRequest>();

/** Runs the jobs that are due. */
async function work(readPage: ReadPage): Promise<void> {
  const { database, url } = server;
  const handlers = contentJobs({ database, readPage, publicUrl: url, productName: 'Foresight' });
  const queue = createJobQueue(database);
  while (await queue.runNext(handlers));
}

const latest = async () => (await call('GET', '/editors/content')).json<ContentRequest[]>()[0];

test('a requested article is pending until its job ends, then it is earned content, and the requester gets mail', async () => {
  const { id, status } = await request('https://pier.example/ferries#top');
  expect(status).toBe('pending');
  expect((await request('https://pier.example/ferries')).id).toBe(id);
  await work(async () => article);
  const done = await latest();
  expect(done).toMatchObject({ id, status: 'done', title: article.title, article_id: 'news-ferries-go-electric' });
  const page = await server.app.inject('/news/none/article/news-ferries-go-electric?queryEarned=true');
  expect(page.json<NewsArticle>()).toMatchObject({
    title: article.title,
    url: 'https://pier.example/ferries',
    site_name: 'Pier Daily',
    published_time: article.publishedAt,
    image: article.image,
    organization: { id: companyId },
    content: '',
  });
  const mails = await server.database.kysely.selectFrom('jobs').select('payload').where('kind', '=', 'mail').execute();
  expect(JSON.stringify(mails)).toContain('The article that you requested is available');
});

test('[XADMIN-014] a failure is named, and can be tried again', async () => {
  const { id } = await request('https://pier.example/closed', 'ownedContent');
  await work(async () => {
    throw new PageFailure('robots');
  });
  expect(await latest()).toMatchObject({ id, kind: 'owned', status: 'failed', failure: 'robots' });
  expect((await call('POST', `/editors/content/${id}`)).json()).toMatchObject({ status: 'pending', failure: null });
  await work(async () => ({ ...article, title: 'Opened' }));
  expect(await latest()).toMatchObject({ id, status: 'done', title: 'Opened' });
  expect((await call('POST', `/editors/content/${id}`)).json()).toMatchObject({ status: 'done' });
  expect((await call('POST', '/editors/content/unknown')).statusCode).toBe(404);
});

test('an article that is known already is completed, and not added twice', async () => {
  await request('https://pier.example/ferries');
  await work(async () => ({ ...article, title: 'Another title' }));
  expect(await latest()).toMatchObject({
    status: 'done',
    article_id: 'news-ferries-go-electric',
    title: article.title,
  });
});

test('removed earned content is gone, and articles of our own stay', async () => {
  const own = server.world.articles.find(({ url, companyIds }) => url === null && companyIds.length > 0);
  const path = `/companies/${companyId}/earnedContent`;
  expect((await call('DELETE', `${path}/news-ferries-go-electric`)).statusCode).toBe(200);
  expect((await call('DELETE', `${path}/news-ferries-go-electric`)).statusCode).toBe(404);
  const ofOwn = `/companies/${own?.companyIds[0]}/earnedContent/${own?.id}`;
  expect((await call('DELETE', ofOwn)).statusCode).toBe(404);
});

test.each(['javascript:alert(1)', 'file:///etc/passwd', 'https://user:secret@pier.example/', 'pier.example', ''])(
  'refuses the address %j',
  async (url) => {
    expect((await call('PUT', `/companies/${companyId}/earnedContent`, { url })).statusCode).toBe(400);
  },
);

test('earned content is requested and removed by internal users and editors only', async () => {
  for (const role of ['free', 'admin']) {
    const answers = await Promise.all([
      call('PUT', `/companies/${companyId}/earnedContent`, { url: 'https://pier.example/' }, role),
      call('DELETE', `/companies/${companyId}/earnedContent/x`, undefined, role),
      call('GET', '/editors/content', undefined, role),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
  }
});
