import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createDataClient } from '../createDataClient.ts';
import { type LoggedFailure, startSignedInClient } from '../testing/signedInClient.ts';

let started: Awaited<ReturnType<typeof startSignedInClient>>;
beforeAll(async () => {
  started = await startSignedInClient('unlimited');
});
afterAll(() => started.server.close());

async function allOf<Row>(parts: AsyncIterable<Row[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const part of parts) rows.push(...part);
  return rows;
}

const unwrap = <Data>(outcome: { ok: true; data: Data } | { ok: false; error: string }): Data => {
  if (!outcome.ok) throw new Error(outcome.error);
  return outcome.data;
};

test('an export streams every matching company in the order of the search, after their count', async () => {
  const { companies } = started.client;
  const search = {
    filters: [{ field: 'founded_on' as const, op: '>' as const, value: '2000-01' }],
    sort: [
      { field: 'location' as const, dir: 'asc' as const },
      { field: 'name' as const, dir: 'desc' as const },
    ],
  };
  const { count } = unwrap(await companies.countCompanies(search.filters));
  const { total, parts } = unwrap(await companies.streamCompanies(search));
  const rows = await allOf(parts);
  expect(count).toBeGreaterThan(100);
  expect([total, rows.length]).toEqual([count, count]);
  const page = unwrap(await companies.searchCompanies({ ...search, offset: 40, limit: 60 }));
  expect(rows.slice(40, 100)).toEqual(page);
});

test('rounds are streamed completely, the newest first', async () => {
  const { funding } = started.client;
  const { count } = unwrap(await funding.countFundings([]));
  const { parts } = unwrap(await funding.streamFundings({}));
  const rows = await allOf(parts);
  expect(rows).toHaveLength(count);
  expect(rows.slice(0, 50)).toEqual(unwrap(await funding.searchFundings({ limit: 50 })));
});

test("a list's filtered companies are streamed to whoever sees the list, and to nobody else", async () => {
  const { watchlists } = started.client;
  const items = started.server.world.companies.slice(0, 30).map(({ id }) => ({ uuid: id }));
  const { id } = unwrap(await watchlists.createList({ items }));
  const sort = [{ field: 'added', dir: 'desc' } as const, { field: 'name', dir: 'asc' } as const];
  const rows = await allOf(unwrap(await watchlists.streamWatchlistCompanies(id, { sort })).parts);
  const page = unwrap(await watchlists.getWatchlistCompanies(id, { sort }));
  expect(rows.map(({ name }) => name)).toEqual(page.companies.map(({ name }) => name));
  expect(rows).toHaveLength(30);
  expect(await watchlists.streamWatchlistCompanies('no list', {})).toEqual({
    ok: false,
    error: 'Failed to fetch Watchlist',
    reason: 'not-found',
  });
});

test('an invalid order is refused before a row is read, and a signed-out user is asked to log in', async () => {
  const { server } = started;
  const roles = ['free', 'notebooks'];
  const sessions = new Map(
    await Promise.all(roles.map(async (role) => [role, await server.authorizationOf(role)] as const)),
  );
  const post = async (role: string | null, url: string, payload: object) => {
    const headers = role === null ? {} : { authorization: sessions.get(role) ?? '' };
    return (await server.app.inject({ method: 'POST', url, payload, headers })).statusCode;
  };
  const sort = [{ field: 'password_hash', dir: 'asc' }];
  for (const url of ['/api/companies/search/rows', '/api/funding/search/rows', '/api/watchlists/x/companies/rows']) {
    expect(await post(null, url, {})).toBe(401);
    expect(await post('free', url, { sort })).toBe(400);
  }
  const many = await Promise.all(Array.from({ length: 24 }, () => post('notebooks', '/api/companies/search/rows', {})));
  expect(many.filter((status) => status === 429)).toHaveLength(4);
});

// A stub server for faults that the real one does not have.
let standIn: Server | undefined;
afterEach(() => {
  standIn?.closeAllConnections();
  standIn?.close();
  standIn = undefined;
});

async function clientOf(answer: RequestListener) {
  standIn = createServer(answer);
  await new Promise<void>((resolve) => standIn?.listen(0, '127.0.0.1', resolve));
  const { port } = standIn.address() as AddressInfo;
  const failures: LoggedFailure[] = [];
  const logger = { failure: (entry: LoggedFailure) => void failures.push(entry) };
  const tokens = { idToken: async () => null };
  return { failures, client: createDataClient({ apiUrl: `http://127.0.0.1:${port}`, tokens, logger }) };
}

test.each([
  ['ends before its end', '{"total":3}\n[{},{}]\n'],
  ['counts other rows than came', '{"total":3}\n[{},{}]\n{"count":3}\n'],
  ['is no list', '{"total":3}\n<html>\n'],
])('rows whose response %s never count as complete, and the failure is logged once', async (_how, text) => {
  const { client, failures } = await clientOf((_request, response) => void response.writeHead(200).end(text));
  const { total, parts } = unwrap(await client.companies.streamCompanies({}));
  expect(total).toBe(3);
  await expect(allOf(parts)).rejects.toThrow('The rows broke off');
  expect(failures).toEqual([{ call: 'companies', reason: 'malformed' }]);
});

test("a response that is no stream fails with the call's message", async () => {
  const { client } = await clientOf((_request, response) => void response.writeHead(200).end('[]\n'));
  expect(await client.companies.streamCompanies({})).toEqual({
    ok: false,
    error: 'Failed to search for companies',
    reason: 'malformed',
  });
});

test('canceling stops the rows and logs nothing', async () => {
  const { client, failures } = await clientOf((_request, response) => {
    response.writeHead(200).write('{"total":9}\n[{},{}]\n');
  });
  const cancel = new AbortController();
  const { parts } = unwrap(await client.companies.streamCompanies({}, { signal: cancel.signal }));
  const read = async () => {
    for await (const _part of parts) cancel.abort();
  };
  await expect(read()).rejects.toThrow(/abort/i);
  expect(failures).toEqual([]);
});
