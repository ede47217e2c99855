import { paths } from '@fs/api-contract';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../database/database.ts';
import { type PostgresServer, startPostgresServer } from '../testing/postgresServer.ts';
import { startTestServer } from '../testing/startTestServer.ts';
import { isDatabaseUnavailable } from './isDatabaseUnavailable.ts';

const found = await startPostgresServer();

describe.runIf(found.server !== null)('a PostgreSQL server that stops and restarts', () => {
  test('leads to 503 and Retry-After on every transport while stopped, and to 200 after the restart', async () => {
    const postgres = found.server as PostgresServer;
    onTestFinished(postgres.stop);
    const database = await openDatabase({ url: await postgres.createDatabase(), dataDir: '' });
    const server = await startTestServer({ database });
    onTestFinished(server.close);
    const headers = { authorization: await server.authorizationOf('free'), 'content-type': 'application/json' };
    const query = JSON.stringify({ query: '{ listPlans { items { id } } }' });
    const calls: Readonly<Record<string, () => Promise<Response>>> = {
      health: () => fetch(`${server.url}/health`),
      rest: () => fetch(`${server.url}/api/companies?query=a`, { headers }),
      signedOut: () => fetch(`${server.url}/api-public/companies/search?query=a`),
      graphql: () => fetch(`${server.url}${paths.graphql}`, { method: 'POST', headers, body: query }),
      graphqlSignedOut: () =>
        fetch(`${server.url}${paths.graphql}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: query,
        }),
    };
    const answers = async () => {
      const entries = Object.entries(calls).map(async ([name, call]) => {
        const { status, headers } = await call();
        return [name, status, headers.get('retry-after')] as const;
      });
      return Promise.all(entries);
    };
    const names = Object.keys(calls);
    await answers();

    await postgres.halt();
    // For a second, health relies on the last answer.
    await expect.poll(answers).toEqual(names.map((name) => [name, 503, expect.stringMatching(/^[1-9]\d*$/)]));
    expect(await (await fetch(`${server.url}/health`)).json()).toEqual({
      message: 'The service is busy. Please try again',
      requestId: expect.any(String),
    });
    await postgres.resume();
    expect((await calls.health?.())?.status).toBe(200);
    expect((await calls.rest?.())?.status).toBe(200);
  });
});

test.runIf(found.server === null)(`no PostgreSQL was stopped: ${found.server === null ? found.reason : ''}`, () => {
  expect(found.server).toBeNull();
});

test('distinguishes an unavailable or busy database from other errors', () => {
  const withCode = (code: string, syscall?: string) => Object.assign(new Error('no'), { code, syscall });
  const gone = [
    withCode('57P01'),
    withCode('08006'),
    withCode('53300'),
    withCode('40P01'),
    withCode('ECONNREFUSED', 'connect'),
    withCode('ENOENT', 'connect'),
    new AggregateError([withCode('ECONNREFUSED'), withCode('ECONNREFUSED')], 'no address answered'),
    new Error('Connection terminated unexpectedly'),
    new Error('Client was closed and is not queryable'),
    new Error('timeout exceeded when trying to connect'),
  ];
  const others = [withCode('23505'), withCode('22P02'), withCode('ENOENT', 'open'), new Error('no'), 'no', null];
  expect(gone.filter((error) => !isDatabaseUnavailable(error))).toEqual([]);
  expect(others.filter(isDatabaseUnavailable)).toEqual([]);
});
