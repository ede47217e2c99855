import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { paths, rowStreams } from '@fs/api-contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';
import { buildSecurityHeaders } from './registerSecurityHeaders.ts';

let server: TestServer;
let appFolder: string;
let headers: { authorization: string };
beforeAll(async () => {
  appFolder = await mkdtemp(path.join(tmpdir(), 'foresight-headers-'));
  await mkdir(path.join(appFolder, 'assets'));
  await writeFile(path.join(appFolder, 'index.html'), '<!doctype html><title>App</title>');
  await writeFile(path.join(appFolder, 'assets', 'app-12345678.js'), '');
  server = await startTestServer({
    appFolder,
    loopbackRoutes: (app) => void app.get('/outbox', async (_request, reply) => reply.type('text/html').send('mail')),
  });
  headers = { authorization: await server.authorizationOf('unlimited') };
});
afterAll(async () => {
  await server.close();
  await rm(appFolder, { recursive: true });
});

/** A response as received. */
interface Answer {
  status: number;
  headers: Headers;
}

/** Sends exactly these bytes. */
async function sendRaw(request: string): Promise<Answer> {
  const { port, hostname } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write(request);
  const [head = ''] = (await text(socket)).split('\r\n\r\n');
  const [status = '', ...lines] = head.split('\r\n');
  const pairs = lines.map((line) => line.split(/:\s*(.*)/s).slice(0, 2) as [string, string]);
  return { status: Number(status.split(' ')[1]), headers: new Headers(pairs) };
}

const host = () => `Host: ${new URL(server.url).host}\r\nConnection: close\r\n`;
const get = (address: string, options?: RequestInit) =>
  fetch(`${server.url}${address}`, { redirect: 'manual', ...options });
const post = (address: string, body: string, type = 'application/json', more: object = {}) =>
  get(address, { method: 'POST', body, headers: { 'content-type': type, ...more } });

async function getUserFile(): Promise<Response> {
  const picture = await sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const target = await get(`/account/avatar/upload?type=image/png&size=${picture.length}`, { headers });
  const { url, headers: sent, key } = (await target.json()) as { url: string; headers: object; key: string };
  await get(url, { method: 'PUT', headers: { ...sent }, body: new Uint8Array(picture) });
  return get(`/files/${key}`);
}

const answers: [kind: string, status: number, ask: () => Promise<Answer>][] = [
  ['page of the app', 200, () => get(`${paths.app}/login`)],
  ['file of the app', 200, () => get(`${paths.app}/assets/app-12345678.js`)],
  ['missing file of the app', 404, () => get(`${paths.app}/assets/none.js`)],
  ['redirect to the app', 302, () => get('/')],
  ['REST call', 200, () => get('/health')],
  ['REST call without a session', 401, () => get('/account')],
  ['invalid REST call', 400, () => get('/health?unknown=1')],
  ['GraphQL call', 200, () => post(paths.graphql, '{"query":"{ listPlans { items { name } } }"}')],
  ['invalid GraphQL call', 200, () => post(paths.graphql, '{"query":"{ none }"}')],
  ['identity service', 400, () => post(paths.identity, '{}', 'application/x-amz-json-1.1')],
  ['key set of the identity service', 200, () => get(paths.jwks)],
  ['page of the stand-in OAuth provider', 400, () => get(paths.oauthAuthorize)],
  ['outbox', 200, () => get('/outbox')],
  ['OpenAPI document', 200, () => get('/openapi.json')],
  ['CSP report', 204, () => post(paths.cspReports, '[]', 'application/reports+json')],
  ['export', 200, () => post(rowStreams.companies.path, '{}', 'application/json', headers)],
  ['user file', 200, getUserFile],
  ['unknown path', 404, () => get('/nothing/here')],
  ['unsupported method', 404, () => get('/health', { method: 'DELETE' })],
  ['malformed URL', 400, () => get('/%E0%A4%A')],
  ['body that is not JSON', 400, () => post('/api-public/forms/support', '{')],
  ['body of an unsupported type', 415, () => post('/api-public/forms/support', 'a', 'text/csv')],
  ['body that is too long', 413, () => post('/api-public/forms/support', `"${'x'.repeat(1024 * 1024)}"`)],
  [
    'headers that are too long',
    431,
    () => sendRaw(`GET /health HTTP/1.1\r\n${host()}X: ${'x'.repeat(20_000)}\r\n\r\n`),
  ],
  ['bytes that are not HTTP', 400, () => sendRaw('nonsense\r\n\r\n')],
  ['request without a host', 400, () => sendRaw('GET /health HTTP/1.1\r\nConnection: close\r\n\r\n')],
  ['request with two hosts', 400, () => sendRaw(`GET /health HTTP/1.1\r\n${host()}Host: evil.example\r\n\r\n`)],
  [
    'request for another host',
    421,
    () => sendRaw('GET /health HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n'),
  ],
];

/** Responses that may be kept: every other is stored nowhere. */
const caching: Readonly<Record<string, string>> = {
  'page of the app': 'no-cache',
  'file of the app': 'public, max-age=31536000, immutable',
  'key set of the identity service': 'public, max-age=300',
  'user file': 'public, max-age=31536000, immutable',
};

describe('every response has all security headers', () => {
  test.for(answers)('%s', async ([kind, status, ask]) => {
    const answer = await ask();
    const expected = buildSecurityHeaders({ publicUrl: server.url, connectTo: [] });
    const set = Object.fromEntries(Object.keys(expected).map((name) => [name, answer.headers.get(name)]));
    expect([kind, answer.status]).toEqual([kind, status]);
    // A file that a user uploaded has fewer rights than a page of ours.
    const own = kind === 'user file' && { 'content-security-policy': "default-src 'none'; sandbox" };
    const kept = kind in caching && { 'cache-control': caching[kind] };
    expect(set).toEqual({ ...expected, ...own, ...kept });
    expect(Object.keys(expected).length).toBeGreaterThan(12);
  });
});
