import { limits } from '@fs/api-contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mergeNotes } from './notes.ts';
import { type ListServer, startListServer } from './testing/listServer.ts';

let server: ListServer;
beforeAll(async () => {
  server = await startListServer();
});
afterAll(() => server.close());

const company = (index: number): string => server.world.companies[index]?.id ?? '';
const path = (id: string, index: number) => `/api/watchlists/${id}/items/${company(index)}/note`;
const write = (role: string | null, id: string, index: number, body: object) =>
  server.rest(role, 'PUT', path(id, index), body);

const insertExampleList = (more: object = {}) =>
  server.insertList({ owner: 'internal', viewers: ['free'], companyIds: [company(0), company(1)], ...more });

/** The notes of a list by company, as its table has them. */
async function notesOf(id: string): Promise<Record<string, string>> {
  const { body } = await server.rest('internal', 'GET', `/api/watchlists/${id}/companies`);
  return Object.fromEntries(body.companies.map((each: { id: string; note: string }) => [each.id, each.note]));
}

test('[XWATCH-014] editors write notes, viewers read them, and others learn nothing of the list', async () => {
  const id = await insertExampleList({ admins: ['individual-plus'] });
  const { status, body } = await write('internal', id, 0, { note: '  Ask about\r\nthe second quay. ' });
  expect([status, body]).toEqual([200, { note: 'Ask about\nthe second quay.' }]);
  expect(await notesOf(id)).toEqual({ [company(0)]: 'Ask about\nthe second quay.', [company(1)]: '' });
  expect((await server.rest('free', 'GET', path(id, 0))).body).toEqual({ note: 'Ask about\nthe second quay.' });
  expect(await write('free', id, 0, { note: 'Mine' })).toMatchObject({
    status: 403,
    body: { message: 'You can view this list but not edit it' },
  });
  expect((await write('individual-plus', id, 0, { note: 'Called them' })).status).toBe(200);
  for (const role of ['unlimited', null]) {
    const missing = role === null ? 401 : 404;
    expect((await write(role, id, 0, { note: 'Mine' })).status).toBe(missing);
    expect((await server.rest(role, 'GET', path(id, 0))).status).toBe(missing);
  }
  expect((await server.rest('free', 'GET', path(id, 0))).body).toEqual({ note: 'Called them' });
  expect((await write('internal', id, 7, { note: 'Not on the list' })).status).toBe(404);
  expect((await server.rest('internal', 'PUT', `/api/watchlists/${id}/items/nobody/note`, { note: '' })).status).toBe(
    404,
  );
});

test('[XWATCH-014] a list that nobody can change at present keeps its notes', async () => {
  const owner = 'individual-plus';
  const id = await server.insertList({ owner, account: 'Alder & Finch Advisory', companyIds: [company(0)] });
  expect((await server.rest(owner, 'GET', `/lists/${id}`)).body.readOnly).toBe('pending');
  expect((await write(owner, id, 0, { note: 'Called them' })).status).toBe(403);
  expect((await server.rest(owner, 'GET', path(id, 0))).body).toEqual({ note: '' });
});

test('[XWATCH-014] a note is up to 1,000 characters', async () => {
  const id = await insertExampleList();
  expect((await write('internal', id, 0, { note: 'x'.repeat(1000) })).status).toBe(200);
  const long = await write('internal', id, 0, { note: 'x'.repeat(1001) });
  expect([long.status, long.body.message]).toEqual([400, 'Note must be 1000 characters or fewer']);
  expect((await write('internal', id, 0, { note: '' })).body.note).toBe('');
});

test('[XWATCH-014] the second of two editors of one note learns of the first, and can replace it', async () => {
  const id = await insertExampleList({ admins: ['individual-plus'] });
  await write('internal', id, 0, { note: 'One', previous: '' });
  expect(await write('individual-plus', id, 0, { note: 'Other', previous: '' })).toMatchObject({
    status: 409,
    body: { message: 'Someone else changed this note', current: { note: 'One' } },
  });
  expect((await write('individual-plus', id, 0, { note: 'Other', previous: 'One' })).status).toBe(200);
  // Who wants the same changes nothing, whatever they began with.
  const same = await write('internal', id, 0, { note: 'Other', previous: '' });
  expect([same.status, (await server.rest('internal', 'GET', `/lists/${id}`)).body.metadata]).toEqual([
    200,
    { etag: 'r3' },
  ]);
});

test('[XWATCH-015] putting a removed company back restores its note', async () => {
  const id = await insertExampleList();
  await write('internal', id, 0, { note: 'Ask about the quay' });
  const url = `/api/watchlists/${id}/items`;
  const { body } = await server.rest('internal', 'POST', url, { remove: [company(0), company(1)] });
  expect(body.removed).toEqual([
    { uuid: company(0), added: server.world.now, note: 'Ask about the quay' },
    { uuid: company(1), added: server.world.now },
  ]);
  await server.rest('internal', 'POST', url, { add: body.removed });
  expect(await notesOf(id)).toEqual({ [company(0)]: 'Ask about the quay', [company(1)]: '' });
});

test('other changes of a list leave its notes alone', async () => {
  const id = await insertExampleList();
  await write('internal', id, 0, { note: 'Ask about the quay' });
  const items = JSON.stringify([{ uuid: company(0) }, { uuid: company(5) }]);
  await server.graphql(
    'internal',
    'mutation ($input: UpdateWatchlistInput!) { updateWatchlist(input: $input) { id } }',
    {
      input: { id, name: 'Renamed', items },
    },
  );
  await server.rest('internal', 'POST', `/api/watchlists/${id}/items`, { add: [{ uuid: company(0), note: 'Later' }] });
  expect(await notesOf(id)).toEqual({ [company(0)]: 'Ask about the quay', [company(5)]: '' });
});

test('[XWATCH-015] a copy has the notes, and a merge has all of them in the order of the lists', async () => {
  const one = await insertExampleList();
  const other = await server.insertList({ owner: 'internal', companyIds: [company(1), company(2), company(0)] });
  await write('internal', one, 0, { note: 'From one' });
  await write('internal', one, 1, { note: 'The same' });
  await write('internal', other, 0, { note: 'From the other' });
  await write('internal', other, 1, { note: 'The same' });
  await write('internal', other, 2, { note: 'Alone' });
  const accountID = server.accountId('Longview Research');
  const copy = await server.rest('internal', 'POST', '/lists/copy', { listId: one, accountID });
  expect(await notesOf(copy.body.id)).toEqual({ [company(0)]: 'From one', [company(1)]: 'The same' });
  const merged = await server.rest('internal', 'POST', '/lists/merge', { listIds: [other, one], accountID });
  expect(await notesOf(merged.body.id)).toEqual({
    [company(0)]: 'From the other\n\nFrom one',
    [company(1)]: 'The same',
    [company(2)]: 'Alone',
  });
});

test('a merged note that is longer than users write can be shortened, but not extended', async () => {
  const [one, other] = [await insertExampleList(), await insertExampleList()];
  await write('internal', one, 0, { note: 'a'.repeat(1000) });
  await write('internal', other, 0, { note: 'b'.repeat(1000) });
  const accountID = server.accountId('Longview Research');
  const { body } = await server.rest('internal', 'POST', '/lists/merge', { listIds: [one, other], accountID });
  expect((await notesOf(body.id))[company(0)]).toHaveLength(2002);
  expect((await write('internal', body.id, 0, { note: 'c'.repeat(2003) })).status).toBe(400);
  expect((await write('internal', body.id, 0, { note: 'c'.repeat(1500) })).status).toBe(200);
});

test('[XWATCH-014] the export of a list and the download of an account contain the notes', async () => {
  const id = await insertExampleList({ admins: ['individual-plus'] });
  await write('individual-plus', id, 0, { note: '=Ask, about the quay' });
  const answer = await server.app.inject({
    url: `/api/watchlists/${id}/companies.csv`,
    headers: { authorization: await server.authorizationOf('internal') },
  });
  const [header = '', ...rows] = answer.body.trim().split('\r\n');
  expect(header).toMatch(/,Added,Note$/);
  expect(rows.filter((row) => row.endsWith(`"'=Ask, about the quay"`))).toHaveLength(1);
  const owner = await server.rest('internal', 'GET', '/account/data');
  const list = owner.body.data.watchlists.find((each: { id: string }) => each.id === id);
  expect(list.companies[0]).toMatchObject({ id: company(0), note: '=Ask, about the quay' });
  const writer = await server.rest('individual-plus', 'GET', '/account/data');
  expect(writer.body.data.notesYouWrote).toContainEqual({
    watchlist_id: id,
    organization_id: company(0),
    note: '=Ask, about the quay',
  });
});

test('merged notes are cut at the bound, and never within a character', () => {
  const almost = 'a'.repeat(limits.watchlistMergedNote - 2);
  expect(mergeNotes([`${almost}😀`, 'b'])).toBe(`${almost}…`);
  expect(mergeNotes(['a', '', 'a'].filter(Boolean))).toBe('a');
  expect(mergeNotes([])).toBe('');
});
