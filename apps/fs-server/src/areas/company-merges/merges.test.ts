import type { CompanyCard, CompanyMerge, CompanyOverview, CompanySearchResult, MergePreview } from '@fs/api-contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ids, smallWorld } from '../../database/testing/smallWorld.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import { droppedTables, movedTables } from './mergedTables.ts';

const { acme, brio, quiet } = ids;
let server: TestServer;
let headers: { authorization: string };
beforeAll(async () => {
  server = await startTestServer({ world: smallWorld });
  headers = { authorization: await server.authorizationOf('admin') };
});
afterAll(() => server.close());

const call = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
  server.app.inject({ method, url, headers, ...(payload && { payload }) });
const merge = (id: string, into: string) => call('POST', `/api/admin/companies/${id}/merge`, { into });
const undo = (id: string) => call('DELETE', `/api/admin/companies/${id}/merge`);
const company = async (id: string) => (await call('GET', `/api/companies/${id}`)).json<CompanySearchResult>();

/** What the merge itself leaves behind, and what logins write. */
const unrelated = ['audit_events', 'service_state', 'schema_version', 'sessions', 'attempts', 'jobs'];

/** Every row of every table, by table. */
async function readAll(): Promise<Record<string, unknown[]>> {
  const { kysely } = server.database;
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1
  `.execute(kysely);
  const all: Record<string, unknown[]> = {};
  for (const { name } of tables.rows) {
    if (unrelated.includes(name)) continue;
    const { rows } = await sql<{ row: unknown }>`
      select to_jsonb(stored) as row from ${sql.table(name)} as stored order by to_jsonb(stored)::text
    `.execute(kysely);
    all[name] = rows.map(({ row }) => row);
  }
  return all;
}

let before: Awaited<ReturnType<typeof readAll>>;
beforeEach(async () => {
  before ??= await readAll();
  expect(before.organizations).toHaveLength(4);
});

test('[XADMIN-030] what would follow a company is counted before it is merged, apart from what both have', async () => {
  const preview = (await call('GET', `/api/admin/companies/${acme}/merge?into=${brio}`)).json<MergePreview>();
  expect([preview.merged.name, preview.kept.name]).toEqual(['Acmé', 'Brio']);
  expect(Object.fromEntries(preview.parts.map(({ part, moves, both }) => [part, [moves, both]]))).toEqual({
    rounds: [2, 0],
    investments: [0, 0],
    acquisitions: [1, 0],
    articles: [0, 1],
    podcasts: [0, 1],
    people: [1, 0],
    lists: [0, 1],
  });
  expect(await readAll()).toEqual(before);
});

test('[XADMIN-031] [XADMIN-032] a merged company is absent everywhere, its ids lead to the kept one, and undoing restores every row', async () => {
  expect((await merge(acme, brio)).json<CompanyCard>()).toMatchObject({ id: brio, name: 'Brio' });

  expect(await company(acme)).toMatchObject({ id: brio, name: 'Brio' });
  const overview = (await call('GET', `/api/companies/${acme}/overview`)).json<CompanyOverview>();
  expect(overview).toMatchObject({ organization: { id: brio }, acquisitions: [{ acquired: { id: quiet } }] });
  const both = (await call('GET', `/api/companies/overview?companies=${acme},${brio}`)).json<CompanyOverview[]>();
  expect(both.map(({ organization }) => organization.id)).toEqual([brio]);
  expect((await call('GET', '/api/companies?query=acm')).json()).toEqual([]);
  const found = await call('POST', '/api/companies/search', {});
  expect(found.body).not.toContain(acme);
  expect((await call('POST', '/api/companies/search/count', {})).json()).toEqual({ count: 2 });
  const rows = await call('POST', '/api/companies/search/rows', {});
  expect(rows.body).toContain(brio);
  expect(rows.body).not.toContain(acme);
  const metricsOf = async (id: string) => (await call('GET', `/api/companies/url-metrics?companyId=${id}`)).json();
  expect(await metricsOf(acme)).toEqual(await metricsOf(brio));
  expect((await call('GET', '/api/categories/tc3-robots')).json()).toMatchObject({ companyCount: 1 });
  expect((await call('GET', '/api/categories/tc3-drones')).json()).toMatchObject({ companyCount: 0 });

  const { kysely } = server.database;
  const items = await kysely.selectFrom('watchlist_items').select(['watchlist_id', 'organization_id']).execute();
  expect(items).toEqual([{ watchlist_id: 'list-1', organization_id: brio }]);
  const list = await kysely.selectFrom('watchlists').select('item_count').executeTakeFirstOrThrow();
  expect(list.item_count).toBe(1);
  const links = await kysely.selectFrom('article_organizations').select('organization_id').execute();
  expect(links).toEqual([{ organization_id: brio }]);
  const listed = (await call('GET', `/api/admin/companies/${brio}/merges`)).json<CompanyMerge[]>();
  expect(listed).toMatchObject([{ id: acme, name: 'Acmé' }]);
  const event = await kysely
    .selectFrom('audit_events')
    .select(['subject', 'facts'])
    .where('action', '=', 'company.merged')
    .executeTakeFirstOrThrow();
  expect(event).toEqual({
    subject: `company:${acme}`,
    facts: { name: 'Acmé', into: 'Brio', kept: brio },
  });

  expect((await undo(acme)).json<CompanyCard>()).toMatchObject({ id: acme, name: 'Acmé' });
  expect(await readAll()).toEqual(before);
  const undone = await kysely.selectFrom('audit_events').where('action', '=', 'company.unmerged').select('subject');
  expect(await undone.execute()).toEqual([{ subject: `company:${acme}` }]);
});

test('[XADMIN-033] a company is not merged into itself, into an unknown one, or in a circle', async () => {
  const unknown = '00000000-0000-5000-8000-0000000000ff';
  expect((await merge(acme, acme)).statusCode).toBe(400);
  expect((await merge(acme, unknown)).statusCode).toBe(404);
  expect((await merge(unknown, acme)).statusCode).toBe(404);
  expect((await undo(acme)).statusCode).toBe(404);
  await merge(acme, brio);
  // The merged company is the kept one now.
  expect((await merge(brio, acme)).statusCode).toBe(400);
  expect((await merge(acme, brio)).statusCode).toBe(400);
  await undo(acme);
  expect(await readAll()).toEqual(before);
});

test('[XADMIN-034] a merge is not undone while the kept company is merged itself, and then it is', async () => {
  await merge(acme, brio);
  await merge(brio, quiet);
  expect(await company(acme)).toMatchObject({ id: quiet });
  const refused = await undo(acme);
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({ message: 'Brio was merged into Quiet since. Undo that merge first.' });
  expect((await undo(brio)).statusCode).toBe(200);
  expect(await company(acme)).toMatchObject({ id: brio });
  expect((await undo(acme)).statusCode).toBe(200);
  expect(await readAll()).toEqual(before);
});

test('of two merges into one company, each is undone alone, in any order', async () => {
  await merge(quiet, brio);
  const alone = await readAll();
  await undo(quiet);
  await merge(acme, brio);
  await merge(quiet, brio);
  await undo(acme);
  const { company_merges: _record, ...others } = await readAll();
  const { company_merges: _same, ...expected } = alone;
  expect(others).toEqual(expected);
  await undo(quiet);
  expect(await readAll()).toEqual(before);
});

test('a list that is changed after a merge keeps the change when the merge is undone', async () => {
  await merge(acme, brio);
  const url = '/api/watchlists/list-1/items';
  const added = await call('POST', url, { add: [{ uuid: acme }] });
  expect(added.json()).toMatchObject({ itemCount: 1, present: [brio] });
  const removed = await call('POST', url, { remove: [acme] });
  expect(removed.json()).toMatchObject({ itemCount: 0 });
  await undo(acme);
  const { kysely } = server.database;
  expect(await kysely.selectFrom('watchlist_items').selectAll().execute()).toEqual([]);
  expect(await company(acme)).toMatchObject({ id: acme, name: 'Acmé' });
});

test('a list with both companies keeps the notes about both, and an undo separates them', async () => {
  const { kysely } = server.database;
  const notesOf = async () =>
    (await kysely.selectFrom('watchlist_items').select(['organization_id', 'note']).orderBy('note').execute()).map(
      ({ organization_id, note }) => [organization_id, note],
    );
  await call('POST', '/api/watchlists/list-1/items', { add: [{ uuid: acme }, { uuid: brio }] });
  for (const [id, note] of [
    [acme, 'Asked for the deck.'],
    [brio, 'Cheaper than Acmé.'],
  ] as const) {
    const url = `/api/watchlists/list-1/items/${id}/note`;
    expect((await server.app.inject({ method: 'PUT', url, headers, payload: { note } })).json()).toEqual({ note });
  }
  const apart = await notesOf();
  expect(apart).toHaveLength(2);
  await merge(acme, brio);
  expect(await notesOf()).toEqual([[brio, 'Cheaper than Acmé.\n\nAsked for the deck.']]);
  await undo(acme);
  expect(await notesOf()).toEqual(apart);
});

test('[XADMIN-035] nobody but administrators merges, undoes, or sees merges', async () => {
  for (const role of ['free', 'editor', 'internal']) {
    const authorization = await server.authorizationOf(role).catch(() => null);
    if (authorization === null) continue;
    for (const [method, path] of [
      ['GET', 'merges'],
      ['GET', `merge?into=${brio}`],
      ['POST', 'merge'],
      ['DELETE', 'merge'],
    ] as const) {
      const url = `/api/admin/companies/${acme}/${path}`;
      const payload = method === 'POST' && { payload: { into: brio } };
      const answer = await server.app.inject({ method, url, headers: { authorization }, ...payload });
      expect(answer.statusCode).toBe(403);
    }
  }
  expect((await server.app.inject(`/api/admin/companies/${acme}/merges`)).statusCode).toBe(401);
});

test('a merge moves or drops the rows of every table that refers to companies', async () => {
  const { rows } = await sql<{ name: string }>`
    select conrelid::regclass::text || '.' || attname as name from pg_constraint
      join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'organizations'::regclass
  `.execute(server.database.kysely);
  const handled = [
    ...movedTables.map(({ table, column }) => `${table}.${column}`),
    ...droppedTables.map((table) => `${table}.organization_id`),
    // A trigger writes them with the company.
    'company_words.organization_id',
    // Recomputed with the figures of investors.
    'investments_in_order.organization_id',
  ];
  expect(rows.map(({ name }) => name).sort()).toEqual(handled.sort());
});
