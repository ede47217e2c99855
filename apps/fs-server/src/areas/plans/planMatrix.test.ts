import { resolve } from 'node:path';
import { paths, type RouteName, routes, rowStreams } from '@fs/api-contract';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { examples, toRequest } from '../../http/testing/exampleCalls.ts';
import { type ListServer, startListServer } from '../watchlists/testing/listServer.ts';
import { addInvestor, crest } from './testing/addInvestor.ts';
import { includedIn, type PlanColumn, planColumns, planContents } from './testing/planContent.ts';

const introduction = `# Plan matrix

How many distinct records each plan, and each staff group on the free plan, gets from the server with the listed attempts. The investor has 14 investments in 12 companies with 15 coinvestors, and a website with metrics. The person has 14 investments in one company. A test compares this page with the server's responses and rewrites it with \`-u\`.

Without advanced profiles (accounts §6), data about an investor, also a person, covers the ten latest investments, which are the same on every path: here they are in 8 companies. The totals are visible to everyone, since the wall shows them. Every plan includes the investors of a round.`;

let server: ListServer;
let listId: string;
/** A user of the sample world for each column. */
const roles: Record<PlanColumn, string> = {
  'fuel-free': 'free',
  'fuel-individual': 'individual',
  'fuel-individual-plus': 'individual-plus',
  'fuel-teams': 'teams-member',
  unlimited: 'unlimited',
  internal: 'internal',
  admin: 'admin',
  messengers: 'messenger',
  'channels-create': 'channels-create',
  'idea-gen': 'idea-gen',
  editors: 'editor',
  notebooks: 'notebooks',
};

beforeAll(async () => {
  server = await startListServer();
  await addInvestor(server.database);
  // Members of an organization have its plan, and this page is about the groups alone.
  const staff = planColumns
    .filter((column) => !column.startsWith('fuel-'))
    .map((column) => server.emailOf(roles[column]));
  await server.database.kysely.deleteFrom('account_members').where('email', 'in', staff).execute();
  const { users } = server.world;
  listId = await server.insertList({
    keepsLimit: true,
    owner: 'free',
    viewers: users.map(({ role }) => role),
    companyIds: [crest.id],
  });
  await server.database.kysely
    .insertInto('watchlist_settings')
    .values(users.map(({ id }) => ({ watchlist_id: listId, owner_id: id, follow: true })))
    .execute();
});
afterAll(() => server.close());

/** The results, by row of the page. */
const rows: string[][] = [];

test.each(planContents)('$content by $route are limited by the plan', async (content) => {
  // Sequential, because more concurrent calls than the server queues would be rejected as busy.
  const counts: number[] = [];
  for (const column of planColumns) counts.push(await content.read({ server, role: roles[column], listId }));
  expect(counts).toEqual(planColumns.map((column) => includedIn(column, content)));
  const { method, path } = routes[content.route];
  rows.push([content.content, `\`${method} ${path}\``, content.attempt, ...counts.map(String)]);
});

/** How many rounds a search by this investor finds, what it counts and what its totals count, and those of the page. */
async function searchByInvestor(role: string, value: string) {
  const authorization = await server.authorizationOf(role);
  const payload = { filters: [{ field: 'investor', op: 'contains', value }] };
  const post = async (path: string, body: object) =>
    (await server.app.inject({ method: 'POST', url: path, headers: { authorization }, payload: body })).json();
  const rounds: { id: string }[] = await post('/api/funding/search', { ...payload, limit: 100 });
  const [counted, totals] = [
    await post('/api/funding/search/count', payload),
    await post('/api/funding/search/totals', payload),
  ];
  return { ids: rounds.map(({ id }) => id).toSorted(), counts: [rounds.length, counted.count, totals.count] };
}

test('[XCOMPANY-023] a search of rounds by investor finds only the investments that the plan includes', async () => {
  for (const role of ['free', 'internal']) {
    const { ids, counts } = await searchByInvestor(role, 'Crest Capital');
    expect(counts).toEqual([10, 10, 10]);
    expect(ids).toEqual([
      ...['crest-round-05', 'crest-round-06', 'crest-round-07', 'crest-round-08', 'crest-round-09'],
      ...['crest-round-10', 'crest-round-11', 'crest-round-12', 'crest-round-13', 'crest-round-14'],
    ]);
    // The name of a second fund finds no older round, since the latest ten are those of the company.
    expect((await searchByInvestor(role, 'Fund II')).ids.filter((id) => !ids.includes(id))).toEqual([]);
  }
  const { ids, counts } = await searchByInvestor('individual', 'Crest Capital');
  expect(counts).toEqual([14, 14, 14]);
  expect(ids).toContain('crest-round-01');
});

test('the plan matrix matches its committed page (-u rewrites the page)', async () => {
  expect(rows).toHaveLength(planContents.length);
  const head = ['Content', 'Path', 'Tried', ...planColumns];
  const table = [head, ['---', '---', '---', ...planColumns.map(() => '--:')], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
  await expect(`${introduction}\n\n${table}\n`).toMatchFileSnapshot(
    resolve(import.meta.dirname, '../../../../../docs/plan-matrix.md'),
  );
});

const reads = (Object.keys(routes) as RouteName[]).filter(
  (name) => routes[name].method === 'GET' || /^(search|count|getCategory|recognize)/.test(name),
);

/** The example of a read, applied to the investor and to the list that contains it. */
async function buildInvestorRequest(name: RouteName): Promise<InjectOptions> {
  const { params = {}, query = {}, body } = await examples[name](server);
  const { path } = routes[name];
  const ofList = /\/(lists|watchlists)\//.test(path);
  const ofCompany = path.includes('/companies/:id');
  return toRequest(name, {
    params: {
      ...params,
      ...(ofList && { id: listId }),
      ...(ofCompany && { id: crest.id }),
      ...(name === 'getPerson' && { id: crest.angel }),
      ...('file' in params && ofList && { file: 'investments.json' }),
    },
    query: {
      ...query,
      ...('companyId' in query && { companyId: crest.id }),
      ...('companies' in query && { companies: crest.id }),
      ...('uuid' in query && { uuid: crest.id }),
      ...('listId' in query && { listId }),
      ...(/Investments$/.test(name) && name.startsWith('getCompany') && { _limit: '100' }),
    },
    ...(body && {
      body: {
        ...body,
        ...('edge' in body && { edge: 'investments' }),
        ...(name === 'searchCompanyEdges' && { limit: 100 }),
      },
    }),
  });
}

/**
 * Reads whose response to this role contains a round, a company or a coinvestor older than the ten latest investments.
 */
async function findRevealingReads(role: string): Promise<string[]> {
  const authorization = await server.authorizationOf(role);
  const requests: [string, InjectOptions][] = [
    ...(await Promise.all(
      reads.map(async (name) => [name, await buildInvestorRequest(name)] as [string, InjectOptions]),
    )),
    ...Object.entries(rowStreams).map(([name, { path }]): [string, InjectOptions] => [
      `rows of ${name}`,
      { method: 'POST', url: path.replace(':id', listId), payload: {} },
    ]),
    ['watchlist.csv', { method: 'GET', url: paths.watchlistExport.replace(':id', listId) }],
  ];
  const old = Object.values(crest.hidden).flat();
  const telling: string[] = [];
  let answered = 0;
  for (const [name, request] of requests) {
    const answer = await server.app.inject({ ...request, headers: { authorization } });
    if (answer.statusCode === 200) answered += 1;
    if (old.some((text) => answer.body.includes(text))) telling.push(name);
  }
  expect(answered).toBeGreaterThan(50);
  return telling;
}

test('the matrix contains every read that can reveal an old investment', async () => {
  // Rounds and companies themselves, which every plan includes.
  const ofEveryPlan = ['rows of companies', 'rows of fundings'];
  expect(await findRevealingReads('free')).toEqual(ofEveryPlan);
  const telling = await findRevealingReads('individual');
  const known: readonly string[] = [...planContents.map(({ route }) => route), ...ofEveryPlan];
  expect(telling.filter((name) => !known.includes(name))).toEqual([]);
  expect(telling.length).toBeGreaterThan(10);
});
