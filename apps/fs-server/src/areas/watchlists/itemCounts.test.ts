import { storyWorld } from '@fs/fixtures';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ListServer, startListServer } from './testing/listServer.ts';

const ids = storyWorld().companies.map(({ id }) => id);
const itemsOf = (from: number, to: number) => ids.slice(from, to).map((uuid) => ({ uuid }));

let server: ListServer;
beforeAll(async () => {
  server = await startListServer();
});
afterAll(() => server.close());

/** Compares the stored counts of lists with their rows. */
async function compareCounts() {
  const { rows } = await sql<{ id: string; stored: number; counted: number }>`
    select id, item_count as stored, (select count(*)::int from watchlist_items where watchlist_id = id) as counted
    from watchlists
  `.execute(server.database.kysely);
  return { wrong: rows.filter(({ stored, counted }) => stored !== counted), lists: rows.length };
}

async function countOf(id: string): Promise<number> {
  const { body } = await server.graphql('unlimited', 'query ($id: ID!) { getWatchlist(id: $id) { itemCount } }', {
    id,
  });
  return body.data.getWatchlist.itemCount;
}

test("the sample's lists have correct counts", async () => {
  const { wrong, lists } = await compareCounts();
  expect(wrong).toEqual([]);
  expect(lists).toBeGreaterThan(3);
});

test('the count is correct when a list is created, changed, copied, merged, deleted and restored', async () => {
  const rest = (url: string, body: object) => server.rest('unlimited', 'POST', url, body);
  const { body: first } = await rest('/lists', { items: itemsOf(0, 6) });
  const { body: second } = await rest('/lists', { items: itemsOf(4, 10) });
  expect([first.itemCount, second.itemCount]).toEqual([6, 6]);
  const change = { add: itemsOf(20, 23), remove: ids.slice(0, 1) };
  expect((await rest(`/api/watchlists/${first.id}/items`, change)).body.itemCount).toBe(8);
  expect(await countOf(first.id)).toBe(8);
  const update = 'mutation ($input: UpdateWatchlistInput!) { updateWatchlist(input: $input) { itemCount } }';
  const input = { id: second.id, items: JSON.stringify(itemsOf(4, 9)) };
  expect((await server.graphql('unlimited', update, { input })).body.data.updateWatchlist.itemCount).toBe(5);
  const { body: copy } = await rest('/lists/copy', { listId: first.id });
  const listIds = [first.id, second.id];
  const { body: merged } = await rest('/lists/merge', { listIds });
  expect([copy.itemCount, merged.itemCount]).toEqual([8, 11]);
  const preview = await server.rest('unlimited', 'GET', `/lists/merge?listIds=${listIds.join(',')}`);
  expect(preview.body).toMatchObject({ lists: [{ itemCount: 8 }, { itemCount: 5 }], itemCount: 11, duplicates: 2 });
  await server.rest('unlimited', 'DELETE', `/lists?listIds=${listIds.join(',')}`);
  await rest('/api/watchlists/restore', { listIds });
  expect([await countOf(first.id), await countOf(second.id)]).toEqual([8, 5]);
  expect(await compareCounts()).toMatchObject({ wrong: [] });
});
