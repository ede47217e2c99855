import { limits } from '@fs/api-contract';
import { hostileTexts, hostileWorld, manyCompanies, storyWorld } from '@fs/fixtures';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRowSources } from '../../createRowSources.ts';
import { type ListServer, startListServer } from './testing/listServer.ts';

const many = manyCompanies(5000);
const hostile = hostileWorld();

let server: ListServer;
beforeAll(async () => {
  const world = storyWorld();
  server = await startListServer({
    world: {
      ...world,
      companies: [...world.companies, ...hostile.companies, ...many],
      markets: [...world.markets, ...hostile.markets],
    },
  });
});
afterAll(() => server.close());

const itemsOf = (companies: readonly { id: string }[]) => companies.map(({ id }) => ({ uuid: id }));

async function createList(companies: readonly { id: string }[]): Promise<string> {
  const { body } = await server.rest('unlimited', 'POST', '/lists', { items: itemsOf(companies) });
  return body.id;
}

async function download(id: string, query = '') {
  const headers = { authorization: await server.authorizationOf('unlimited') };
  return server.app.inject({ url: `/api/watchlists/${id}/companies.csv${query}`, headers });
}

const rowsOf = (text: string): Record<string, string>[] => parse(text, { columns: true, bom: true });

test('a list of 5,000 companies is created, read by page, changed as a whole and exported without loss', async () => {
  const id = await createList(many);
  const pages = await Promise.all(
    [0, 1000, 2000, 3000, 4000].map((offset) =>
      server.rest('unlimited', 'GET', `/api/watchlists/${id}/companies?limit=1000&offset=${offset}`),
    ),
  );
  const ids = pages.flatMap(({ body }) => body.companies.map((company: { id: string }) => company.id));
  expect(ids).toEqual(many.map((company) => company.id));
  const { body } = await server.graphql('unlimited', 'query ($id: ID!) { getWatchlist(id: $id) { items metadata } }', {
    id,
  });
  const { items, metadata } = body.data.getWatchlist;
  const saved = await server.graphql(
    'unlimited',
    'mutation ($input: UpdateWatchlistInput!) { updateWatchlist(input: $input) { itemCount } }',
    { input: { id, metadata, items: JSON.stringify(JSON.parse(items).slice(1)) } },
  );
  expect(saved.body.data.updateWatchlist.itemCount).toBe(4999);
  const file = await download(id);
  expect(file.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="watchlist.csv"',
  });
  expect(rowsOf(file.body).map(({ Name }) => Name)).toEqual(many.slice(1).map(({ name }) => name));
});

test('an export contains the filtered companies in their order', async () => {
  const id = await createList(many.slice(0, 200));
  const filters = encodeURIComponent(JSON.stringify([{ field: 'name', op: 'contains', value: 'Amber' }]));
  const names = rowsOf((await download(id, `?filters=${filters}&sort=name&dir=desc`)).body).map(({ Name }) => Name);
  const expected = many.slice(0, 200).filter(({ name }) => name.includes('Amber'));
  expect(names).toHaveLength(expected.length);
  expect(names).toEqual(names.toSorted().toReversed());
});

test('escapes cells that a spreadsheet would run, unless raw values are requested', async () => {
  const id = await createList(hostile.companies);
  const formula = hostile.companies.find(({ name }) => name.startsWith('='))?.name ?? '';
  expect(formula).toMatch(/^=/);
  const names = async (query: string) => rowsOf((await download(id, query)).body).map(({ Name }) => Name);
  expect(await names('')).toContain(`'${formula}`);
  expect(await names('?raw=true')).toEqual(hostile.companies.map(({ name }) => name));
});

test('who loses a list while its rows are sent gets none that are read after that', async () => {
  const id = await createList(many.slice(0, 1200));
  await server.rest('unlimited', 'POST', `/lists/${id}/share`, { email: server.emailOf('free'), sendEmail: false });
  const user = { id: server.userId('free'), email: server.emailOf('free'), groups: [] };
  const call = { user, params: { id }, body: {} };
  const { total, parts } = await createRowSources(server.database).watchlistCompanies(call);
  const rows = parts[Symbol.asyncIterator]();
  const { value: first } = await rows.next();
  expect([total, first.length]).toEqual([1200, limits.exportPart]);
  await server.rest('unlimited', 'DELETE', `/lists/${id}/share?email=${server.emailOf('free')}`);
  await expect(rows.next()).rejects.toMatchObject({ status: 404 });
});

test('rejects an export for a user without access, and for a signed-out caller', async () => {
  const id = await createList(many.slice(0, 1));
  const headers = { authorization: await server.authorizationOf('free') };
  const url = `/api/watchlists/${id}/companies.csv`;
  expect((await server.app.inject({ url, headers })).statusCode).toBe(404);
  expect((await server.app.inject({ url })).statusCode).toBe(401);
});

const recognize = async (lines: readonly string[], watchlistId?: string) => {
  const { status, body } = await server.rest('unlimited', 'POST', '/api/watchlists/recognize', { lines, watchlistId });
  expect(status).toBe(200);
  return body.lines as {
    line: string;
    match: string;
    candidates: { id: string }[];
    duplicateOf: number | null;
    isOnList: boolean;
  }[];
};

test('matches a pasted line by id, URL, domain or name', async () => {
  const [company] = storyWorld().companies.filter(({ domain }) => domain);
  const { id = '', name = '', domain = '' } = company ?? {};
  const lines = [id, `https://www.${domain}/about?x=1`, `  ${domain?.toUpperCase()}  `, name.toUpperCase()];
  const known = await createList([{ id }]);
  for (const [index, recognized] of (await recognize(lines, known)).entries()) {
    expect(recognized).toMatchObject({
      line: lines[index],
      match: 'certain',
      candidates: [{ id, name, domain }],
      duplicateOf: index === 0 ? null : 0,
      isOnList: true,
    });
  }
});

test('matches names as lists have them: numbered, with a legal form or with spaces too many', async () => {
  const { id = '', name = '' } =
    storyWorld().companies.find((company) => /^[A-Z]\w+ [A-Z]\w+$/.test(company.name)) ?? {};
  const lines = [`8. ${name}`, `${name}, Inc.`, `${name} GmbH`, `• ${name}`, name.replace(' ', '   ')];
  for (const recognized of await recognize(lines)) {
    expect(recognized).toMatchObject({ match: 'certain', candidates: [{ id, name }] });
  }
});

test('offers the companies that are spelled like a name with a mistake', async () => {
  const { id = '', name = '' } =
    storyWorld().companies.find((company) => /^[A-Z]\w{5,} [A-Z]\w{5,}$/.test(company.name)) ?? {};
  const swapped = name.replace(/(.)(.)$/, '$2$1');
  const doubled = name.replace(/(.)$/, '$1$1');
  for (const { match, candidates } of await recognize([swapped, doubled, `${swapped} Ltd`])) {
    expect(match).toBe('several');
    expect(candidates[0]?.id).toBe(id);
  }
});

test('a prefix may match several companies, and nonsense none', async () => {
  const [beginning, nonsense] = await recognize(['Amber', 'qqqqqqqq zzzz']);
  expect([beginning?.match, beginning?.candidates.length]).toEqual(['several', 5]);
  expect(nonsense).toEqual({
    line: 'qqqqqqqq zzzz',
    match: 'none',
    candidates: [],
    duplicateOf: null,
    isOnList: false,
  });
});

test('answers each of 500 hostile lines, in order', async () => {
  const texts = Object.values(hostileTexts).filter((text) => text.length <= 500 && text.isWellFormed());
  const odd = [
    '',
    ' ',
    '\u0007',
    '%',
    '_',
    "'; drop table watchlists; --",
    '../../etc',
    'https://',
    'a.b',
    '\u202e',
    '-'.repeat(500),
  ];
  const kinds = [...texts, ...odd];
  const lines = Array.from({ length: 500 }, (_, index) => kinds[index % kinds.length] ?? '');
  const answers = await recognize(lines);
  expect(answers.map(({ line }) => line)).toEqual(lines);
  const named = hostile.companies.find(({ name }) => texts.includes(name));
  const answer = answers[lines.indexOf(named?.name ?? '')];
  expect(answer?.candidates.map(({ id }) => id)).toContain(named?.id);
});

test.each([
  [{ lines: ['x'.repeat(501)] }],
  [{ lines: Array.from({ length: 1001 }, () => 'x') }],
  [{}],
  [{ lines: [{}] }],
])('rejects invalid lines', async (body) => {
  expect((await server.rest('unlimited', 'POST', '/api/watchlists/recognize', body)).status).toBe(400);
});

test('a list holds up to ten thousand companies', async () => {
  const items = Array.from({ length: 10_001 }, () => ({ uuid: many[0]?.id }));
  expect((await server.rest('unlimited', 'POST', '/lists', { items })).status).toBe(400);
});
