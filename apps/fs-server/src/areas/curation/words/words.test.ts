import type { StopWordEffect, StopWords, TrendingFile } from '@fs/api-contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/startTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function call(method: 'GET' | 'PUT' | 'POST', payload?: object, role = 'admin') {
  const headers = { authorization: await server.authorizationOf(role) };
  return server.app.inject({ method, url: '/editors/words', headers, ...(payload && { payload }) });
}

const trending = async () => {
  const { trending_keywords } = (await server.app.inject('/static/news/trending_daily.json')).json<TrendingFile>();
  return trending_keywords.map(({ keyword }) => keyword);
};

test('[XWORDS-002] a word leaves today’s trending with the save, as its preview said, and returns when it is removed', async () => {
  const before = await trending();
  const [word = ''] = before;
  const preview = (await call('POST', { add: [` ${word.toUpperCase()} `] })).json<StopWordEffect>();
  expect(preview.before.map(({ keyword }) => keyword)).toEqual(before);
  expect(preview.after.map(({ keyword }) => keyword)).not.toContain(word);
  expect(await trending()).toEqual(before);
  expect((await call('PUT', { add: [word.toUpperCase()] })).statusCode).toBe(200);
  expect(await trending()).toEqual(preview.after.map(({ keyword }) => keyword));
  await call('PUT', { remove: [word] });
  expect(await trending()).toEqual(before);
});

test('[XWORDS-003] says who added and removed which word, each once', async () => {
  await call('PUT', { add: ['Zebra', 'zébra', 'Yak'] });
  await call('PUT', { add: ['zebra'], remove: ['yak', 'unknown'] });
  const { words, changes } = (await call('GET')).json<StopWords>();
  expect(words).toMatchObject([{ word: expect.stringMatching(/^z.bra$/i), added_by: 'Ada Minns' }]);
  expect(changes.slice(0, 3).map(({ word, op, by }) => [word.toLowerCase().slice(-3), op, by])).toEqual([
    ['yak', 'remove', 'Ada Minns'],
    ['bra', 'add', 'Ada Minns'],
    ['yak', 'add', 'Ada Minns'],
  ]);
});

test('[XWORDS-001] words are for administrators only', async () => {
  for (const role of ['editor', 'free']) {
    const answers = await Promise.all([call('GET', undefined, role), call('PUT', { add: ['x'] }, role)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403]);
  }
  expect((await call('PUT', { add: [' '] })).statusCode).toBe(400);
  expect((await call('PUT', { add: ['\0'] })).statusCode).toBe(400);
});
