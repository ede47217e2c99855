import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { paths, routes, rowStreams } from '@fs/api-contract';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerOutboxPage } from '../mail/outboxPage.ts';
import { registerPressPages } from '../samples/pressPages.ts';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { createRotation, hostileTexts, hostileUrlTexts, hostileValues, toJson } from './testing/hostileValues.ts';
import { otherRoutes } from './testing/otherRoutes.ts';

const registered: string[] = [];
const watchRoutes = (message: unknown) =>
  (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', ({ method, url }) => {
    registered.push(...[method].flat().map((one) => `${one} ${url}`));
  });

let server: TestServer;
let appFolder: string;
beforeAll(async () => {
  appFolder = await mkdtemp(path.join(tmpdir(), 'fs-other-routes-'));
  await writeFile(path.join(appFolder, 'index.html'), '<!doctype html><title>App</title>');
  subscribe('fastify.initialization', watchRoutes);
  const database = await openTestDatabase();
  server = await startTestServer({
    appFolder,
    database,
    loopbackRoutes: (app) => {
      registerOutboxPage(app, { send: async () => undefined, list: async () => [] });
      registerPressPages(app, database);
    },
  });
  unsubscribe('fastify.initialization', watchRoutes);
});
afterAll(async () => {
  await server.close();
  await rm(appFolder, { recursive: true });
});

test('every registered route is in the contract or listed as another route', () => {
  const contract = [
    ...Object.values(routes).map(({ method, path: url }) => `${method} ${url}`),
    ...Object.values(rowStreams).map(({ path: url }) => `POST ${url}`),
    `GET ${paths.watchlistExport}`,
  ];
  const others = otherRoutes.map(({ method, path: url }) => `${method} ${url}`);
  // Fastify answers HEAD with the handler of GET, and registers the files of the build by name.
  const own = registered.filter((route) => !route.startsWith('HEAD ') && route !== `GET ${paths.app}/index.html`);
  expect(otherRoutes).toHaveLength(35);
  expect([...new Set(own)].toSorted()).toEqual([...new Set([...contract, ...others])].toSorted());
});

const types = ['application/json', 'application/x-www-form-urlencoded', 'application/csp-report', 'image/png'];

const takeUrlTexts = createRotation(hostileUrlTexts);
const takeTexts = createRotation(hostileTexts);

/** Builds requests with hostile values in the path, in the query, and as a body of each type. */
function buildHostileRequests({ method, path: url }: (typeof otherRoutes)[number]): InjectOptions[] {
  const known = url.replace(':publisher', 'grid-post');
  const plain = known.replace('*', 'avatars/a.png').replace(':name', 'markets-1');
  const queries = ['state', 'client_id', 'size', 'nobodyNamedThis'].flatMap((name) =>
    takeUrlTexts(15).flatMap((text) => [`${name}=${text}`, `${name}=${text}&${name}=twice`]),
  );
  const bodies = () => [
    ...[...hostileValues, ...takeTexts(10), [[null]], { 'csp-report': null }].map(toJson),
    ...takeTexts(10).map((text) => new URLSearchParams({ state: text, account: text, code: text }).toString()),
  ];
  return [
    ...queries.map((query) => ({ method, url: `${plain}?${query}` })),
    ...(/[*:]/.test(url)
      ? hostileUrlTexts.map((text) => ({ method, url: known.replace(/\*|:name|:slug|:message/, text) }))
      : []),
    { method, url: plain },
    ...(method === 'GET' ? [] : types).flatMap((type) =>
      ['', 'null', '%', ...bodies()].map((payload) => {
        return { method, url: plain, payload, headers: { 'content-type': type } };
      }),
    ),
  ];
}

let inputs = 0;
test.each(otherRoutes.map((route) => [`${route.method} ${route.path}`, route] as const))(
  '%s answers every hostile input without a server error',
  async (_name, route) => {
    const failed: string[] = [];
    const requests = buildHostileRequests(route);
    while (requests.length > 0) {
      await Promise.all(
        requests.splice(0, 16).map(async (request) => {
          const { statusCode } = await server.app.inject(request);
          inputs += 1;
          if (statusCode >= 500) failed.push(`${statusCode}: ${JSON.stringify(request).slice(0, 200)}`);
        }),
      );
    }
    expect(failed).toEqual([]);
  },
);

test('thousands of hostile inputs were sent to these routes', () => expect(inputs).toBeGreaterThan(2500));
