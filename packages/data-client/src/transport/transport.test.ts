import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { waitingTexts } from '@fs/api-contract';
import { afterEach, expect, test, vi } from 'vitest';
import { createDataClient } from '../createDataClient.ts';
import type { LoggedFailure } from '../testing/signedInClient.ts';
import type { TokenSource } from './createKy.ts';
import { TokenUnavailable } from './TokenUnavailable.ts';

// A stub server for faults that the real one does not have.
let standIn: Server | undefined;
afterEach(() => {
  standIn?.closeAllConnections();
  standIn?.close();
  standIn = undefined;
  vi.unstubAllGlobals();
});

const visitor: TokenSource = { idToken: async () => null };

async function clientOf(answer: RequestListener, options: { tokens?: TokenSource; timeout?: number } = {}) {
  standIn = createServer(answer);
  await new Promise<void>((resolve) => standIn?.listen(0, '127.0.0.1', resolve));
  const { port } = standIn.address() as AddressInfo;
  const failures: LoggedFailure[] = [];
  const logger = { failure: (entry: LoggedFailure) => void failures.push(entry) };
  const client = createDataClient({ apiUrl: `http://127.0.0.1:${port}`, tokens: visitor, logger, ...options });
  return { client, failures };
}

const json =
  (status: number, body: object): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

test.each([
  [401, 'signed-out'],
  [403, 'forbidden'],
  [404, 'not-found'],
  [409, 'conflict'],
  [400, 'invalid'],
  [429, 'unavailable'],
  [500, 'unavailable'],
])('a response of %i means %s, whatever its body', async (status, reason) => {
  const { client } = await clientOf(json(status, { message: 'inner words' }));
  const outcome = await client.companies.getCompany('1');
  expect(outcome).toEqual({ ok: false, error: 'Failed to fetch company details', reason });
});

const tooOften: RequestListener = (_request, response) => {
  response.writeHead(429, { 'content-type': 'application/json', 'retry-after': '90' }).end('{"errors":[{}]}');
};

test('what is called too often says after how many seconds it may be called again', async () => {
  const { client } = await clientOf(tooOften);
  expect(await client.companies.getCompany('1')).toEqual({
    ok: false,
    error: 'Failed to fetch company details',
    reason: 'unavailable',
    retryAfter: 90,
  });
  expect(await client.companies.streamCompanies({})).toMatchObject({ ok: false, retryAfter: 90 });
  expect(await client.watchlists.exportWatchlist('1')).toMatchObject({ ok: false, retryAfter: 90 });
  expect(await client.making.getGenericJob('1')).toMatchObject({ ok: false, retryAfter: 90 });
  expect(await client.preferences.getUserPreferences('o')).toMatchObject({ ok: false, retryAfter: 90 });
});

test.each(Object.values(waitingTexts))('a user is shown what says until when to wait: %s', async (message) => {
  const { client } = await clientOf(json(429, { message }));
  expect(await client.companies.getCompany('1')).toEqual({ ok: false, error: message, reason: 'unavailable' });
});

test("a plan limit's body is passed on, with its known members only", async () => {
  const limit = { type: 'Limits Exceeded', message: 'Five at most.', limit: 5, current: 5 };
  const { client } = await clientOf(json(403, { ...limit, requestId: 'r', secret: 's' }));
  const outcome = await client.companies.getCompany('1');
  expect(outcome).toEqual({ ok: false, error: 'Failed to fetch company details', reason: 'over-limit', limit });
});

test('a response that is no JSON is malformed', async () => {
  const { client } = await clientOf((_request, response) => response.writeHead(200).end('<html>'));
  expect(await client.companies.getCompany('1')).toMatchObject({ ok: false, reason: 'malformed' });
});

test.each([
  ['an empty object', {}],
  ['a list', []],
  ['an object without its lists', { id: '1', category_list: 'Harbors' }],
])('%s in place of a company is malformed', async (_what, body) => {
  const { client, failures } = await clientOf(json(200, body));
  const failure = { ok: false, error: 'Failed to fetch company details', reason: 'malformed' };
  expect(await client.companies.getCompany('1')).toEqual(failure);
  expect(failures).toEqual([{ call: 'getCompany', reason: 'malformed', status: 200 }]);
});

test.each([
  ['an object', {}],
  ['a list of something else', [{ message: 'Blocked' }]],
])('%s in place of companies is malformed', async (_what, body) => {
  const { client } = await clientOf(json(200, body));
  expect(await client.companies.searchCompanies({})).toMatchObject({ ok: false, reason: 'malformed' });
});

test('a read is retried when the server is briefly unavailable', async () => {
  let calls = 0;
  const { client, failures } = await clientOf((request, response) => {
    calls += 1;
    json(calls === 1 ? 503 : 200, { id: '1' })(request, response);
  });
  expect(await client.companies.getPodcast('1')).toEqual({ ok: true, data: { id: '1' } });
  expect([calls, failures]).toEqual([2, []]);
});

test('a server that does not respond in time is a timeout', async () => {
  const { client } = await clientOf(() => undefined, { timeout: 50 });
  expect(await client.companies.getCompany('1')).toMatchObject({ ok: false, reason: 'timeout' });
});

test('an unreachable server means offline', async () => {
  const { client } = await clientOf((request) => request.socket.destroy());
  expect(await client.companies.getCompany('1')).toMatchObject({ ok: false, reason: 'offline' });
});

test('only an abort throws, and it is not logged', async () => {
  const abort = new AbortController();
  const { client, failures } = await clientOf(() => abort.abort());
  await expect(client.companies.getCompany('1', { signal: abort.signal })).rejects.toThrow(/abort/i);
  expect(failures).toEqual([]);
});

test('a refused token is renewed once and the call retried', async () => {
  const seen: (string | undefined)[] = [];
  const tokens: TokenSource = { idToken: async ({ isRefused } = {}) => (isRefused ? 'new' : 'old') };
  const { client } = await clientOf(
    (request, response) => {
      seen.push(request.headers.authorization);
      json(request.headers.authorization === 'Bearer new' ? 200 : 401, { id: '1' })(request, response);
    },
    { tokens },
  );
  expect(await client.companies.getPodcast('1')).toEqual({ ok: true, data: { id: '1' } });
  expect(seen).toEqual(['Bearer old', 'Bearer new']);
});

test.each(['REST', 'GraphQL'])(
  'a %s call that is under way at logout ends at once, and is not sent again',
  async (kind) => {
    const logout = new AbortController();
    const tokens: TokenSource = { idToken: async () => 'token', untilLogout: () => logout.signal };
    const arrived = Promise.withResolvers<void>();
    const closed = Promise.withResolvers<void>();
    let requests = 0;
    const { client, failures } = await clientOf(
      (request) => {
        requests += 1;
        request.socket.on('close', () => closed.resolve());
        arrived.resolve();
      },
      { tokens },
    );
    const call = kind === 'REST' ? client.companies.getCompany('1') : client.preferences.getUserPreferences('1');
    await arrived.promise;
    logout.abort(new TokenUnavailable('signed-out'));
    expect(await call).toMatchObject({ ok: false, reason: 'signed-out' });
    await closed.promise;
    expect(requests).toBe(1);
    expect(failures).toMatchObject([{ reason: 'signed-out' }]);
  },
);

test('a GraphQL failure never contains the request', async () => {
  const errors = [{ message: 'secret-variable was wrong', extensions: { code: 'INTERNAL_SERVER_ERROR' } }];
  const { client, failures } = await clientOf(json(200, { errors }));
  const outcome = await client.preferences.getUserPreferences('secret-variable');
  expect(outcome).toEqual({ ok: false, error: 'Failed to user preferences', reason: 'unavailable', data: [] });
  expect(JSON.stringify(failures)).toBe('[{"call":"userPreferencesByOwner","reason":"unavailable","status":200}]');
});

test.each([
  [200, 'malformed'],
  [401, 'signed-out'],
  [502, 'unavailable'],
])("a proxy's page instead of a GraphQL response, with status %i, means %s", async (status, reason) => {
  const { client } = await clientOf((_request, response) => response.writeHead(status).end('<html>'));
  expect(await client.preferences.getUserPreferences('o')).toMatchObject({ ok: false, reason, data: [] });
});

test.each([
  ['no data', {}],
  ['nothing of the operation', { data: {} }],
])('a GraphQL response with %s is malformed', async (_name, body) => {
  const { client } = await clientOf(json(200, body));
  expect(await client.making.getGenericJob('1')).toMatchObject({ ok: false, reason: 'malformed' });
});

test("a GraphQL call is one JSON request with the operation's text and its variables", async () => {
  const seen: unknown[] = [];
  const { client } = await clientOf(async (request, response) => {
    seen.push([request.method, request.url, request.headers['content-type']], JSON.parse(await text(request)));
    json(503, {})(request, response);
  });
  expect(await client.preferences.getUserPreferences('o')).toMatchObject({ ok: false, reason: 'unavailable' });
  expect(seen).toEqual([
    ['POST', '/graphql', 'application/json'],
    {
      operationName: 'UserPreferencesByOwner',
      query: expect.stringMatching(/^query UserPreferencesByOwner\(/),
      variables: { owner: 'o', limit: 100 },
    },
  ]);
});

test('preferences with details that are no JSON have none', async () => {
  const items = [{ id: '1', owner: 'o', key: 'k', value: null, details: '{' }];
  const { client } = await clientOf(json(200, { data: { userPreferencesByOwner: { items, nextToken: null } } }));
  const outcome = await client.preferences.getUserPreferences('o');
  expect(outcome.ok && outcome.data).toEqual([{ id: '1', owner: 'o', key: 'k', value: null, details: null }]);
});

test('preferences are read page by page, and those before a failure are kept', async () => {
  const page = (id: string, nextToken: string | null) => ({
    data: { userPreferencesByOwner: { items: [{ id, owner: 'o', key: id, value: null, details: null }], nextToken } },
  });
  const answers = [json(200, page('1', 'next')), json(500, {})];
  const { client } = await clientOf((request, response) => answers.shift()?.(request, response));
  const outcome = await client.preferences.getUserPreferences('o');
  expect(outcome).toMatchObject({ ok: false, data: [{ id: '1' }] });
});

test('a user whose token expired while no new one is available does not count as signed out', async () => {
  for (const reason of ['offline', 'timeout', 'unavailable'] as const) {
    const tokens: TokenSource = { idToken: async () => null, tokenFailure: () => reason };
    const { client, failures } = await clientOf(json(401, {}), { tokens });
    expect(await client.account.getAccount()).toEqual({
      ok: false,
      error: 'Failed to retrieve the User Account.',
      reason,
    });
    expect(failures).toEqual([{ call: 'getAccount', reason }]);
    standIn?.close();
  }
});

test('public calls work without a token', async () => {
  const tokens: TokenSource = { idToken: async () => null, tokenFailure: () => 'offline' };
  const { client } = await clientOf(json(200, []), { tokens });
  expect(await client.marketPulses.getConfig()).toEqual({ ok: true, data: [] });
});

test('static files are read from the configured origin, without the user’s token', async () => {
  const asked: [url: string, token: string | null][] = [];
  const client = createDataClient({
    apiUrl: 'http://api.example',
    staticUrl: 'http://static.example',
    tokens: { idToken: async () => 'secret' },
    fetch: async (input, init) => {
      const { url, headers } = new Request(input, init);
      asked.push([url, headers.get('authorization')]);
      return Response.json([]);
    },
  });
  await client.staticFiles.getFeatureMarkets();
  await client.marketPulses.getConfig();
  expect(asked).toEqual([
    ['http://static.example/static/feature_markets.json', null],
    ['http://api.example/news/config', 'Bearer secret'],
  ]);
});

test('a screen’s first calls begin one task after another, between which the page answers', async () => {
  const asked: string[] = [];
  const { client } = await clientOf((request, response) => {
    asked.push(request.url ?? '');
    json(404, {})(request, response);
  });
  const tasks: (() => void)[] = [];
  vi.stubGlobal('scheduler', { yield: () => new Promise<void>((resolve) => tasks.push(resolve)) });
  const first = client.companies.getCompany('first');
  const second = client.companies.getCompany('second');
  await first;
  expect(asked).toEqual(['/api/companies/first']);
  tasks.shift()?.();
  await second;
  expect(asked).toEqual(['/api/companies/first', '/api/companies/second']);
  // The client is loaded now, so that nothing holds a call back.
  await client.companies.getCompany('third');
  expect(asked).toEqual(['/api/companies/first', '/api/companies/second', '/api/companies/third']);
});
