import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { paths } from '@fs/api-contract';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from './database/database.ts';
import { addCompanies } from './testing/addCompanies.ts';
import { type ServerProcess, startServerProcess } from './testing/serverProcess.ts';
import { copyMigratedDatabase } from './testing/testDatabase.ts';

/** More than the socket buffers of two processes can hold. */
const companies = 24_000;

async function startOnNewFolder({ companies = 0, variables = {} } = {}) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'foresight-stop-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  await copyMigratedDatabase(dataDir);
  if (companies > 0) {
    const database = await openDatabase({ dataDir });
    await addCompanies(database, companies);
    await database.close();
  }
  const server = await startServerProcess({ DATA_DIR: dataDir, ...variables });
  onTestFinished(async () => {
    server.child.kill('SIGKILL');
    await server.ended;
  });
  return { dataDir, server, authorization: await signIn(server, dataDir) };
}

async function signIn({ port }: ServerProcess, dataDir: string): Promise<string> {
  const { password, accounts } = JSON.parse(await readFile(path.join(dataDir, 'sample-sign-ins.json'), 'utf8'));
  const { email } = accounts.find(({ role }: { role: string }) => role === 'unlimited');
  const response = await fetch(`http://127.0.0.1:${port}${paths.identity}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
      connection: 'close',
    },
    body: JSON.stringify({
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: 'foresight',
      AuthParameters: { USERNAME: email, PASSWORD: password },
    }),
  });
  const { AuthenticationResult } = (await response.json()) as { AuthenticationResult: { IdToken: string } };
  return `Bearer ${AuthenticationResult.IdToken}`;
}

/** Opens a keep-alive connection, and sends a request with half of its body. */
async function startPost({ port }: ServerProcess, authorization: string, address: string, body: object) {
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const bytes = Buffer.from(JSON.stringify(body));
  const request = httpRequest({
    port,
    agent,
    method: 'POST',
    path: address,
    headers: {
      authorization,
      'content-type': 'application/json',
      'content-length': bytes.length,
      expect: '100-continue',
    },
  });
  const response = once(request, 'response').then(([message]) => message as IncomingMessage);
  request.flushHeaders();
  // The server has requested the body, so the request is in flight.
  await once(request, 'continue');
  request.write(bytes.subarray(0, 2));
  return { response, finish: () => request.end(bytes.subarray(2)) };
}

/** Opens a keep-alive connection on which one request was completed. `closed` resolves when the server closes it. */
async function openIdle({ port }: ServerProcess): Promise<{ closed: Promise<unknown> }> {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.write('GET /fs/environment.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n');
  await once(socket, 'data');
  const closed = once(socket, 'close');
  socket.resume();
  return { closed };
}

/** Resolves when the server refuses connections. */
async function refusesConnections({ port }: ServerProcess): Promise<void> {
  const isRefused = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.once('connect', () => resolve(false)).once('error', () => resolve(true));
      socket.once('connect', () => socket.destroy());
    });
  await expect.poll(isRefused).toBe(true);
}

test('completes requests in flight at SIGTERM, closes idle sockets, keeps writes, and exits 0', {
  timeout: 300_000,
}, async () => {
  const { dataDir, server, authorization } = await startOnNewFolder();
  const first = await startPost(server, authorization, '/lists', { name: 'Written at the end', items: [] });
  const second = await startPost(server, authorization, '/lists', { name: 'Also written', items: [] });
  const idle = await openIdle(server);

  server.child.kill('SIGTERM');
  await refusesConnections(server);
  await idle.closed;
  first.finish();
  const answer = await first.response;
  expect([answer.statusCode, answer.headers.connection]).toEqual([200, 'close']);
  expect(JSON.parse(await text(answer))).toHaveProperty('id');
  second.finish();
  expect((await text(await second.response)).length).toBeGreaterThan(0);

  expect([await server.ended, server.errors()]).toEqual([0, '']);
  const database = await openDatabase({ dataDir });
  const lists = await database.kysely.selectFrom('watchlists').select('name').orderBy('name').execute();
  await database.close();
  expect(lists.map(({ name }) => name)).toEqual(expect.arrayContaining(['Also written', 'Written at the end']));
});

test('completes a slowly read stream, and then exits 0', { timeout: 240_000 }, async () => {
  const { server, authorization } = await startOnNewFolder({ companies });
  const { response, finish } = await startPost(server, authorization, '/api/companies/search/rows', {});
  finish();
  const stream = await response;
  // Nothing is read before the server closes.
  server.child.kill('SIGTERM');
  await refusesConnections(server);
  const lines = (await text(stream)).trimEnd().split('\n');
  expect(JSON.parse(lines.at(-1) ?? '')).toEqual({ count: JSON.parse(lines[0] ?? '').total });
  expect([await server.ended, server.errors()]).toEqual([0, '']);
});

test('takes requests for some seconds after SIGTERM, while it says that it is not ready, and then exits 0', {
  timeout: 240_000,
}, async () => {
  const { server } = await startOnNewFolder({ variables: { DRAIN_SECONDS: '10' } });
  const ask = async (address: string) => {
    const answer = await fetch(`http://127.0.0.1:${server.port}${address}`);
    return { status: answer.status, connection: answer.headers.get('connection'), body: await answer.json() };
  };
  expect(await ask('/health/ready')).toMatchObject({ status: 200, body: { status: 'ok' } });

  server.child.kill('SIGTERM');
  await expect.poll(() => ask('/health/ready')).toMatchObject({ status: 503, body: { status: 'stopping' } });
  expect(await ask('/health/live')).toMatchObject({ status: 200, connection: 'close' });
  expect([await server.ended, server.errors()]).toEqual([0, '']);
});
