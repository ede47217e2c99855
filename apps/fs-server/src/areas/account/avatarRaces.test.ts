import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeStores } from '../../database/testing/contractStores.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';

const bytes = await sharp({ create: { width: 6, height: 4, channels: 3, background: 'red' } })
  .png()
  .toBuffer();

await describeStores(({ openDatabase }) => {
  let server: TestServer;
  let headers: { authorization: string };
  beforeAll(async () => {
    server = await startTestServer({ database: await openDatabase() });
    headers = { authorization: await server.authorizationOf('free') };
  });
  afterAll(() => server.close());

  const requestTarget = async () => {
    const query = { type: 'image/png', size: String(bytes.length) };
    const answer = await server.app.inject({ url: '/account/avatar/upload', query, headers });
    return answer.json<{ url: string; headers: Record<string, string>; key: string }>();
  };

  async function upload(): Promise<string> {
    const target = await requestTarget();
    const answer = await server.app.inject({
      method: 'PUT',
      url: target.url,
      headers: target.headers,
      payload: bytes,
    });
    expect(answer.statusCode).toBe(204);
    return target.key;
  }

  const save = (avatar: string) => server.app.inject({ method: 'PUT', url: '/account', headers, payload: { avatar } });

  const readAvatar = async () => {
    const account = await server.app.inject({ url: '/account', headers });
    return server.app.inject(account.json<{ avatar: string }>().avatar);
  };

  test('of avatars saved concurrently, only the one in the row exists', async () => {
    for (let round = 0; round < 3; round += 1) {
      const keys = [await upload(), await upload(), await upload(), await upload()];
      const answers = await Promise.all(keys.map(save));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
      expect((await readAvatar()).statusCode).toBe(200);
      const saved = answers.map((answer) => answer.json<{ avatar: string }>().avatar);
      const files = new Set([...saved, ...keys.map((key) => `/files/${key}`)]);
      const found = await Promise.all([...files].map((url) => server.app.inject(url)));
      expect(found.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    }
  });

  test('requesting an upload URL in another tab does not remove an upload in progress', async () => {
    const key = await upload();
    const [saved] = await Promise.all([save(key), requestTarget(), requestTarget()]);
    expect(saved.statusCode).toBe(200);
    expect((await readAvatar()).statusCode).toBe(200);
  });
});
