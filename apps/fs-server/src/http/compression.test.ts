import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { rowStreams } from '@fs/api-contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const read = async (encoding: string, url = '/openapi.json') =>
  server.app.inject({ url, headers: { 'accept-encoding': encoding } });

test('answers are compressed for clients that take it, and say so', async () => {
  const [plain, br, gzip] = await Promise.all(['identity', 'gzip, deflate, br', 'gzip'].map((each) => read(each)));
  expect([plain, br, gzip].map((answer) => answer?.headers['content-encoding'])).toEqual([undefined, 'br', 'gzip']);
  expect(br?.headers.vary).toMatch(/accept-encoding/i);
  expect(brotliDecompressSync(br?.rawPayload ?? '').toString()).toBe(plain?.payload);
  expect(gunzipSync(gzip?.rawPayload ?? '').toString()).toBe(plain?.payload);
  expect((br?.rawPayload.length ?? 0) * 4).toBeLessThan(plain?.rawPayload.length ?? 0);
});

test('short answers and streams of rows stay as they are', async () => {
  expect((await read('br', '/health')).headers['content-encoding']).toBeUndefined();
  const authorization = await server.authorizationOf('free');
  const rows = await server.app.inject({
    method: 'POST',
    url: rowStreams.companies.path,
    headers: { authorization, 'accept-encoding': 'br' },
    payload: { columns: ['name'] },
  });
  expect(rows.headers['content-encoding']).toBeUndefined();
});

test('answers of the data service are compressed', async () => {
  const authorization = await server.authorizationOf('free');
  const answer = await server.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { authorization, 'accept-encoding': 'br' },
    payload: {
      query: '{ listPlans { items { id name description limits priceValues planType createdAt updatedAt } } }',
    },
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-encoding']).toBe('br');
  expect(JSON.parse(brotliDecompressSync(answer.rawPayload).toString())).toMatchObject({
    data: { listPlans: { items: expect.arrayContaining([expect.objectContaining({ id: 'fuel-teams' })]) } },
  });
});
