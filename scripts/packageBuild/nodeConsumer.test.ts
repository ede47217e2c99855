import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../apps/fs-server/src/testing/startTestServer.ts';
import { nodes20 } from './nodes20.ts';

const root = join(import.meta.dirname, '../..');

/** A Node 20 program that uses the package's built files. */
const program = `
import { createCognitoProvider, createDataClient, createMemoryTokenStore, createSession } from './data-client.mjs';
const [apiUrl, endpoint, clientId, email, password] = process.argv.slice(2);
const provider = createCognitoProvider({ endpoint: new URL(endpoint, apiUrl).href, clientId });
const session = createSession({ provider, store: createMemoryTokenStore() });
const signedIn = await session.signIn({ email, password });
const [refreshed] = await Promise.all([session.refresh(), session.refresh()]);
const account = await createDataClient({ apiUrl, tokens: session }).account.getAccount();
console.log(JSON.stringify({
  hasLocks: globalThis.navigator?.locks !== undefined,
  signedIn: signedIn.ok,
  refreshed: refreshed.ok,
  email: account.ok && account.data.email,
}));
`;

/** Removes from a newer Node what Node 20 lacks. */
const withoutNavigator = 'data:text/javascript,delete globalThis.navigator';

const [node20] = nodes20();
const where = node20 ? 'in Node 20' : 'in this Node without its navigator, since no Node 20 is on the path';

let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await startTestServer();
  folder = await mkdtemp(join(tmpdir(), 'foresight-consumer-'));
  await build({
    absWorkingDir: root,
    entryPoints: ['packages/data-client/src/index.ts'],
    conditions: ['@fs/source'],
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'es2022',
    outfile: join(folder, 'data-client.mjs'),
  });
  await writeFile(join(folder, 'program.mjs'), program);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

test(`the data client logs in, refreshes and reads without Web Locks, ${where}`, async () => {
  const node = node20 ?? process.execPath;
  const { endpoint, clientId } = server.environment.identity;
  const email = server.emailOf('free');
  const { stdout } = await promisify(execFile)(node, [
    ...(node20 ? [] : ['--import', withoutNavigator]),
    join(folder, 'program.mjs'),
    ...[server.url, endpoint, clientId, email, server.password],
  ]);
  expect(JSON.parse(stdout)).toEqual({ hasLocks: false, signedIn: true, refreshed: true, email });
});
