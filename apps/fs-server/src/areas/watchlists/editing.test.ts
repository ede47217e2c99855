import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ListServer, startListServer } from './testing/listServer.ts';

let server: ListServer;
beforeAll(async () => {
  server = await startListServer();
});
afterAll(() => server.close());

const company = (index: number): string => server.world.companies[index]?.id ?? '';
const items = (...indexes: number[]) => indexes.map((index) => ({ uuid: company(index) }));

interface ReadList {
  name: string;
  items: string[];
  metadata: { etag: string };
}

async function read(id: string): Promise<ReadList> {
  const { body } = await server.rest('internal', 'GET', `/lists/${id}`);
  return { ...body, items: body.items.map(({ uuid }: { uuid: string }) => uuid) };
}

const mutation = `mutation ($input: UpdateWatchlistInput!) {
  updateWatchlist(input: $input) { name items metadata }
}`;

const update = (role: string, input: object) => server.graphql(role, mutation, { input });

/** Creates an account list with the first three companies. */
const insertExampleList = () =>
  server.insertList({
    owner: 'internal',
    name: 'Robots',
    account: 'Longview Research',
    companyIds: [company(0), company(1), company(2)],
  });

test('merges concurrent additions and removals of two editors', async () => {
  const id = await insertExampleList();
  const { metadata } = await read(id);
  const one = { id, metadata: JSON.stringify(metadata), items: JSON.stringify(items(0, 1, 2, 3)) };
  const other = { id, metadata: JSON.stringify(metadata), items: JSON.stringify(items(1, 2, 4)) };
  const answers = await Promise.all([update('internal', one), update('teams-member', other)]);
  expect(answers.map(({ body }) => body.errors)).toEqual([undefined, undefined]);
  expect((await read(id)).items.sort()).toEqual([company(1), company(2), company(3), company(4)].sort());
});

test('a removed company stays removed when an older version of the list is sent', async () => {
  const id = await insertExampleList();
  const { metadata } = await read(id);
  await server.rest('teams-member', 'POST', `/api/watchlists/${id}/items`, { remove: [company(1)] });
  await update('internal', { id, metadata: JSON.stringify(metadata), items: JSON.stringify(items(0, 1, 2)) });
  expect((await read(id)).items).toEqual([company(0), company(2)]);
});

test('a stale rename is rejected with the newer name', async () => {
  const id = await insertExampleList();
  const metadata = JSON.stringify((await read(id)).metadata);
  await update('teams-member', { id, metadata, name: 'Drones' });
  const { body } = await update('internal', { id, metadata, name: 'Rovers' });
  expect(body.errors[0]).toMatchObject({
    message: 'Someone else changed this list',
    extensions: { code: 'conflict', current: { name: 'Drones' } },
  });
  expect((await read(id)).name).toBe('Drones');
});

test('adding companies from an older version does not undo a rename', async () => {
  const id = await insertExampleList();
  const { metadata } = await read(id);
  await update('teams-member', { id, metadata: JSON.stringify(metadata), name: 'Drones' });
  const old = { id, metadata: JSON.stringify(metadata), name: 'Robots', account_privacy: 'PUBLIC' };
  const { body } = await update('internal', { ...old, items: JSON.stringify(items(0, 1, 2, 5)) });
  expect(body.data.updateWatchlist.name).toBe('Drones');
  expect((await read(id)).items).toContain(company(5));
});

test('two editors who choose the same name do not conflict', async () => {
  const id = await insertExampleList();
  const metadata = JSON.stringify((await read(id)).metadata);
  await update('teams-member', { id, metadata, name: 'Drones' });
  const { body } = await update('internal', { id, metadata, name: 'Drones' });
  expect(body.data.updateWatchlist.name).toBe('Drones');
});

test('twenty editors who each add five companies concurrently lose none', async () => {
  const id = await server.insertList({ owner: 'internal', account: 'Longview Research' });
  const wanted = Array.from({ length: 100 }, (_, index) => company(index));
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, editor) =>
      server.rest(editor % 2 === 0 ? 'internal' : 'teams-member', 'POST', `/api/watchlists/${id}/items`, {
        add: wanted.slice(editor * 5, editor * 5 + 5).map((uuid) => ({ uuid })),
      }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  expect((await read(id)).items.sort()).toEqual(wanted.sort());
});

test('a change of companies reports what was added, present and removed, so that it can be undone', async () => {
  const id = await insertExampleList();
  const before = await server.rest('internal', 'GET', `/lists/${id}`);
  const url = `/api/watchlists/${id}/items`;
  const { body } = await server.rest('internal', 'POST', url, { add: items(0, 7), remove: [company(1)] });
  expect(body).toEqual({
    metadata: { etag: 'r2' },
    itemCount: 3,
    added: [company(7)],
    present: [company(0)],
    removed: [{ uuid: company(1), added: server.world.now }],
  });
  await server.rest('internal', 'POST', url, { add: body.removed, remove: body.added });
  const after = await server.rest('internal', 'GET', `/lists/${id}`);
  const dates = ({ body: list }: typeof after) =>
    Object.fromEntries(list.items.map(({ uuid, added }: { uuid: string; added: string }) => [uuid, added]));
  expect(dates(after)).toEqual(dates(before));
});

test('a change without effect keeps the etag', async () => {
  const id = await insertExampleList();
  const { body } = await server.rest('internal', 'POST', `/api/watchlists/${id}/items`, { add: items(0) });
  expect(body).toMatchObject({ metadata: { etag: 'r1' }, added: [], present: [company(0)] });
});

test.each([
  [{ metadata: '{"etag":"r99"}' }, 'Invalid etag'],
  [{ metadata: 'no json' }, 'metadata must be JSON'],
  [{ items: '{}' }, 'items must be a list'],
  [{ items: '[{"uuid":"nobody"}]' }, 'Company not found: nobody'],
  [
    { items: '[{"uuid":"00000000-0000-4000-8000-000000000000"}]' },
    'Company not found: 00000000-0000-4000-8000-000000000000',
  ],
  [{ name: 'x'.repeat(201) }, 'Name must be 200 characters or fewer'],
  [{ account_privacy: 'SECRET' }, 'account_privacy is PRIVATE or PUBLIC'],
  [{ columns: '{' }, 'columns must be JSON'],
  [{ admins: ['not an address'] }, 'Enter a valid email address'],
])('rejects %j with the reason, and changes nothing', async (change, message) => {
  const id = await insertExampleList();
  const before = await read(id);
  const { body } = await update('internal', { id, ...change });
  expect(body.errors[0]).toMatchObject({ message, extensions: { code: 'invalid' } });
  expect(await read(id)).toEqual(before);
});

test('a name is a single line without control characters, and a blank one becomes the default', async () => {
  const id = await insertExampleList();
  await update('internal', { id, name: ' Robots\u0001\r\nBcc: all@foresight.example\u2028 ' });
  expect((await read(id)).name).toBe('Robots   Bcc: all@foresight.example');
  await update('internal', { id, name: '   ' });
  expect((await read(id)).name).toBe('Untitled List');
});

test('rejects a name that the database cannot store, and keeps the old one', async () => {
  const id = await insertExampleList();
  const { body } = await update('internal', { id, name: 'Robots\u0000' });
  expect(body.errors[0].extensions).toEqual({ code: 'invalid' });
  expect((await read(id)).name).toBe('Robots');
});

test('merging keeps each company once, in the order of the lists, as previewed', async () => {
  const one = await insertExampleList();
  const other = await server.insertList({ owner: 'internal', companyIds: [company(2), company(9)] });
  const preview = await server.rest('internal', 'GET', `/lists/merge?listIds=${other},${one}`);
  expect(preview.body).toEqual({
    lists: [
      { id: other, name: 'A list', itemCount: 2 },
      { id: one, name: 'Robots', itemCount: 3 },
    ],
    itemCount: 4,
    duplicates: 1,
  });
  const accountID = server.accountId('Longview Research');
  const { body } = await server.rest('internal', 'POST', '/lists/merge', { listIds: [other, one], accountID });
  expect([body.name, body.items.map(({ uuid }: { uuid: string }) => uuid)]).toEqual([
    'Untitled List',
    [company(2), company(9), company(0), company(1)],
  ]);
});

test('lists are deleted all or none, and restored completely', async () => {
  const mine = await insertExampleList();
  const another = await server.insertList({ owner: 'unlimited' });
  expect((await server.rest('internal', 'DELETE', `/lists?listIds=${mine},${another}`)).status).toBe(404);
  expect((await read(mine)).items).toHaveLength(3);
  // A repeated parameter is equivalent to a comma-separated list.
  const second = await insertExampleList();
  const { body } = await server.rest('internal', 'DELETE', `/lists?listIds=${mine}&listIds=${second}`);
  expect(body.deleted).toEqual([mine, second]);
  expect((await server.rest('internal', 'GET', `/lists/${mine}`)).status).toBe(404);
  expect((await server.rest('unlimited', 'POST', '/api/watchlists/restore', { listIds: [mine] })).status).toBe(404);
  await server.rest('internal', 'POST', '/api/watchlists/restore', { listIds: [mine, second] });
  expect((await read(mine)).items).toEqual([company(0), company(1), company(2)]);
});

test('a list that was deleted too long ago cannot be restored', async () => {
  const id = await insertExampleList();
  await server.rest('internal', 'DELETE', `/lists?listIds=${id}`);
  const longAgo = new Date(Date.now() - 11 * 60_000);
  await server.database.kysely.updateTable('watchlists').set({ deleted_at: longAgo }).where('id', '=', id).execute();
  expect((await server.rest('internal', 'POST', '/api/watchlists/restore', { listIds: [id] })).status).toBe(404);
});
