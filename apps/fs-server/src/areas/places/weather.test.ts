import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('[XCOMPANY-080] each user can ask for the weather so often in ten minutes', async () => {
  const ask = async (authorization: string) =>
    (
      await server.app.inject({
        url: '/api/weather?city=Seattle&stateCode=WA&countryCode=USA',
        headers: { authorization },
      })
    ).statusCode;
  const one = await server.authorizationOf('free');
  const answers: number[] = [];
  for (let call = 0; call < 61; call += 1) answers.push(await ask(one));
  expect(new Set(answers.slice(0, 60))).toEqual(new Set([200]));
  expect(answers[60]).toBe(429);
  expect(await ask(await server.authorizationOf('admin'))).toBe(200);
});
