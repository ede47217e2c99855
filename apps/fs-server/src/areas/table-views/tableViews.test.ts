import { limits, type SavedTableView } from '@fs/api-contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ListServer, startListServer } from '../watchlists/testing/listServer.ts';

let server: ListServer;
beforeAll(async () => {
  server = await startListServer();
});
afterAll(() => server.close());

const state = {
  sort: [
    { column: 'location', direction: 'ascending' },
    { column: 'founded_on', direction: 'descending' },
  ],
  filters: {
    name: { kind: 'text', text: 'harbor' },
    founded_on: { kind: 'date', operator: '>', month: '2014-03' },
    markets: { kind: 'choice', ids: ['tc3-ports'] },
    raised_usd: { kind: 'number', operator: 'between', value: 5, to: 10 },
    homepage_url: { kind: 'empty', isNot: true },
  },
  pageSize: 8,
  order: ['name', 'location'],
  hidden: ['markets'],
  shown: ['status'],
  widths: { name: 240 },
  pinned: { name: 'start' },
  density: 'compact',
};

const create = (role: string, view: object = {}) =>
  server.rest(role, 'POST', '/api/table-views', { table: 'companies', name: 'Harbors', state, ...view });
const list = async (role: string, table = 'companies') =>
  (await server.rest(role, 'GET', `/api/table-views?table=${table}`)).body as {
    views: SavedTableView[];
    firstId: string | null;
  };
const namesOf = async (role: string, table?: string) => (await list(role, table)).views.map(({ name }) => name);

test('a view stores the whole state of a table, for its owner and that table only', async () => {
  const made = await create('individual', { name: '  West\nCoast  ' });
  expect(made).toMatchObject({
    status: 200,
    body: { name: 'West Coast', table: 'companies', accountID: null, isOwn: true, revision: 1, state },
  });
  expect(await list('individual')).toEqual({ views: [made.body], firstId: null });
  expect(await namesOf('individual', 'funding')).toEqual([]);
  expect(await namesOf('free')).toEqual([]);
});

test('a view of a team is visible to its members, editable by its owner, and hidden from everyone else', async () => {
  const accountID = server.accountId('Longview Research');
  const { body: view } = await create('teams-owner', { table: 'watchlist', name: 'Team', accountID });
  const path = `/api/table-views/${view.id}`;
  const seen = (await list('teams-member', 'watchlist')).views;
  expect(seen).toEqual([{ ...view, isOwn: false }]);
  const change = { revision: 1, name: 'Mine now' };
  expect((await server.rest('teams-member', 'PUT', path, change)).status).toBe(403);
  expect((await server.rest('teams-member', 'DELETE', path)).status).toBe(403);
  expect((await server.rest('free', 'PUT', path, change)).status).toBe(404);
  expect((await server.rest('free', 'DELETE', path)).status).toBe(404);
  expect(await namesOf('free', 'watchlist')).toEqual([]);

  const copy = await create('teams-member', { table: 'watchlist', name: 'Copy', state: seen[0]?.state });
  expect(copy.status).toBe(200);
  expect(await namesOf('teams-member', 'watchlist')).toEqual(['Copy', 'Team']);
  expect(await namesOf('teams-owner', 'watchlist')).toEqual(['Team']);
});

test('a view cannot be shared with an inactive account, or one that the user does not belong to', async () => {
  const other = await create('free', { accountID: server.accountId('Longview Research') });
  expect(other.status).toBe(404);
  expect(await namesOf('free')).toEqual([]);
  const { kysely } = server.database;
  const accountID = server.accountId('Longview Research');
  const set = (account_status: 'ACTIVE' | 'INACTIVE') =>
    kysely.updateTable('accounts').set({ account_status }).where('id', '=', accountID).execute();
  await set('INACTIVE');
  expect((await create('teams-owner', { accountID })).status).toBe(403);
  await set('ACTIVE');
});

test('of two concurrent saves of a view, the second is rejected with the stored view', async () => {
  const { body: view } = await create('individual-plus');
  const path = `/api/table-views/${view.id}`;
  const wide = { ...state, widths: { name: 400 } };
  const answers = await Promise.all([
    server.rest('individual-plus', 'PUT', path, { revision: 1, state: wide }),
    server.rest('individual-plus', 'PUT', path, { revision: 1, name: 'Renamed' }),
  ]);
  const [saved, refused] = answers.toSorted((one, other) => one.status - other.status);
  expect([saved?.status, refused?.status]).toEqual([200, 409]);
  expect(saved?.body.revision).toBe(2);
  expect(refused?.body.current).toEqual(saved?.body);
  const again = await server.rest('individual-plus', 'PUT', path, { revision: 2, name: 'Both', state: wide });
  expect(again.body).toMatchObject({ name: 'Both', revision: 3, state: wide });
});

test('a table opens with the chosen default view until it is deleted', async () => {
  const { body: view } = await create('editor', { table: 'funding' });
  const choose = (role: string, viewId: string | null, table = 'funding') =>
    server.rest(role, 'PUT', '/api/table-views/first', { table, viewId });
  expect((await choose('editor', view.id)).body).toEqual({ firstId: view.id });
  expect((await choose('free', view.id)).status).toBe(404);
  expect((await choose('editor', view.id, 'companies')).status).toBe(404);
  expect((await list('editor', 'funding')).firstId).toBe(view.id);
  await server.rest('editor', 'DELETE', `/api/table-views/${view.id}`);
  expect(await list('editor', 'funding')).toEqual({ views: [], firstId: null });
});

test('limits the views of a table per user, even if created concurrently', async () => {
  const made = await Promise.all(
    Array.from({ length: limits.viewsPerOwner + 3 }, (_, index) =>
      create('notebooks', { name: `View ${index}`, state: { sort: [], filters: {}, pageSize: 8 } }),
    ),
  );
  const refused = made.filter(({ status }) => status === 403);
  expect(refused).toHaveLength(3);
  expect(refused[0]?.body).toMatchObject({ type: 'Limits Exceeded', limit: limits.viewsPerOwner });
  expect(await namesOf('notebooks')).toHaveLength(limits.viewsPerOwner);
  expect((await create('notebooks', { table: 'funding' })).status).toBe(200);
});

test.each([
  ['no name', { name: ' \n ' }],
  ['an unknown table', { table: 'users' }],
  ['no state', { state: null }],
  ['an unknown filter', { state: { ...state, filters: { name: { kind: 'sql', text: '1' } } } }],
  ['an invalid width', { state: { ...state, widths: { name: 'wide' } } }],
  ['too many columns', { state: { ...state, order: Array.from({ length: 301 }, (_, index) => `c${index}`) } }],
  [
    'too much text',
    {
      state: {
        ...state,
        hidden: Array.from({ length: 300 }, (_, at) => `${at}`.padEnd(100, 'x')),
        order: Array.from({ length: 300 }, (_, at) => `${at}`.padEnd(100, 'y')),
      },
    },
  ],
  ['a column name with NUL', { state: { ...state, widths: { 'a\0': 100 } } }],
])('rejects %s', async (_what, view) => {
  expect((await create('messenger', view)).status).toBe(400);
  expect(await namesOf('messenger')).toEqual([]);
});

test.each(['a\0b', 'a\ud800'])('rejects %j in a name, in a filter and as the name of a column', async (text) => {
  const answers = await Promise.all([
    create('idea-gen', { name: text }),
    create('idea-gen', { state: { ...state, filters: { name: { kind: 'text', text } } } }),
    create('idea-gen', { state: { ...state, filters: { [text]: { kind: 'text', text: 'a' } } } }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400]);
});
