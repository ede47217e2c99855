import fc from 'fast-check';
import { type Kysely, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from './database.ts';
import { migrations } from './migrations/list.ts';
import type { Tables } from './tables.ts';
import { describeStores } from './testing/contractStores.ts';

const owner = '954566d6-4d91-4fca-88d7-8ca3dce710dc';
const lists = 6;
const companies = 60;

const companyId = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`;

/** A statement that changes the items of lists, by the numbers of its lists and companies. */
type Change = (places: { list: number; other: number; first: number; last: number }) => ReturnType<typeof sql>;

const rowsOf = (list: number, first: number, last: number) => sql`
  select 'list-' || ${list}::int, id, now(), 0 from organizations
  where id between ${companyId(first)}::uuid and ${companyId(last)}::uuid
`;
const columns = sql`watchlist_items (watchlist_id, organization_id, added_at, position)`;

const changes: Readonly<Record<string, Change>> = {
  insert: ({ list, first, last }) => sql`insert into ${columns} ${rowsOf(list, first, last)} on conflict do nothing`,
  upsert: ({ list, first, last }) => sql`
    insert into ${columns} ${rowsOf(list, first, last)}
    on conflict (watchlist_id, organization_id) do update set position = watchlist_items.position + 1
  `,
  insertIntoTwo: ({ list, other, first, last }) => sql`
    insert into ${columns} ${rowsOf(list, first, last)} union ${rowsOf(other, first, last)} on conflict do nothing
  `,
  remove: ({ list, first, last }) => sql`
    delete from watchlist_items where watchlist_id = 'list-' || ${list}::int
      and organization_id between ${companyId(first)}::uuid and ${companyId(last)}::uuid
  `,
  removeFromAll: ({ first }) => sql`delete from watchlist_items where organization_id = ${companyId(first)}::uuid`,
  move: ({ list, other, first, last }) => sql`
    update watchlist_items as moved set watchlist_id = 'list-' || ${other}::int
    where watchlist_id = 'list-' || ${list}::int
      and organization_id between ${companyId(first)}::uuid and ${companyId(last)}::uuid
      and not exists (select from watchlist_items as present where present.organization_id = moved.organization_id
        and present.watchlist_id = 'list-' || ${other}::int)
  `,
  deleteList: ({ list }) => sql`delete from watchlists where id = 'list-' || ${list}::int`,
  insertLists: () => makeLists,
  deleteCompany: ({ first }) => sql`delete from organizations where id = ${companyId(first)}::uuid`,
  truncate: () => sql`truncate watchlist_items`,
};

const makeLists = sql`
  insert into watchlists (id, owner_id, name) select 'list-' || place, ${owner}::uuid, 'A list'
  from generate_series(1, ${lists}::int) as place on conflict do nothing
`;
const insertCompanies = sql`
  insert into organizations (id, permalink, name)
  select ('00000000-0000-4000-8000-' || lpad(place::text, 12, '0'))::uuid, 'counted-' || place, 'Company'
  from generate_series(1, ${companies}::int) as place on conflict do nothing
`;

const place = (most: number) => fc.integer({ min: 1, max: most });
const steps = fc.array(
  fc.record({
    name: fc.constantFrom(...Object.keys(changes)),
    places: fc.record({ list: place(lists), other: place(lists), first: place(companies), last: place(companies) }),
    isRolledBack: fc.boolean(),
  }),
  { minLength: 20, maxLength: 40 },
);

await describeStores(({ openDatabase }) => {
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase();
    await sql`
      insert into users (id, email, given_name, family_name, status)
      values (${owner}::uuid, 'ada@foresight.test', 'Ada', 'Berg', 'CONFIRMED')
    `.execute(database.kysely);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    for (const statement of [makeLists, insertCompanies]) await statement.execute(database.kysely);
  });
  afterEach(() => sql`delete from watchlists`.execute(database.kysely));

  async function readCounts(kysely: Kysely<Tables> = database.kysely) {
    const { rows } = await sql<{ id: string; stored: number; counted: number }>`
      select id, item_count as stored, (select count(*)::int from watchlist_items where watchlist_id = id) as counted
      from watchlists order by id
    `.execute(kysely);
    return {
      stored: Object.fromEntries(rows.map(({ id, stored }) => [id, stored])),
      counted: Object.fromEntries(rows.map(({ id, counted }) => [id, counted])),
    };
  }

  test('the stored count of each list equals its number of rows after each of many random changes', async () => {
    const done = new Map<string, number>();
    const property = fc.asyncProperty(steps, async (sequence) => {
      for (const { name, places, isRolledBack } of sequence) {
        const change = changes[name]?.(places) ?? makeLists;
        const transaction = await database.kysely.startTransaction().execute();
        // A change of a deleted list fails; earlier changes stay.
        const result = await change.execute(transaction).catch(() => null);
        await (result === null || isRolledBack ? transaction.rollback() : transaction.commit()).execute();
        if (result !== null && !isRolledBack) done.set(name, (done.get(name) ?? 0) + 1);
        const { stored, counted } = await readCounts();
        expect(stored, name).toEqual(counted);
      }
      for (const statement of [makeLists, insertCompanies]) await statement.execute(database.kysely);
    });
    await fc.assert(property, { numRuns: 15, seed: 13 });
    expect([...done.keys()].sort()).toEqual(Object.keys(changes).sort());
  });

  test('counts concurrent changes that each concern several lists', async () => {
    const { kysely } = database;
    await Promise.all(
      Array.from({ length: companies }, async (_, index) => {
        const company = index + 1;
        // Half of the changes name the lists in reverse; the database locks them in one order.
        const order = index % 2 === 0 ? sql`asc` : sql`desc`;
        await sql`
          insert into ${columns} select id, ${companyId(company)}::uuid, now(), 0 from watchlists order by id ${order}
        `.execute(kysely);
        if (index % 3 === 0) {
          await sql`delete from watchlist_items where organization_id = ${companyId(company)}::uuid`.execute(kysely);
        }
      }),
    );
    const { stored, counted } = await readCounts();
    expect(stored).toEqual(counted);
    expect(Object.values(stored)).toEqual(Array.from({ length: lists }, () => (companies * 2) / 3));
  });

  test('the migration counts the items of existing lists', async () => {
    const { kysely } = database;
    await sql`insert into ${columns} ${rowsOf(2, 1, 40)}`.execute(kysely);
    const step = migrations.find(({ name }) => name === '015-item-counts');
    await expect(
      kysely.transaction().execute(async (transaction) => {
        await sql`alter table watchlists drop column item_count`.execute(transaction);
        await sql`
          drop function add_to_item_counts, subtract_from_item_counts, clear_item_counts cascade
        `.execute(transaction);
        await sql.raw(step?.sql ?? '').execute(transaction);
        const { stored, counted } = await readCounts(transaction);
        expect(stored).toEqual(counted);
        expect(stored).toMatchObject({ 'list-1': 0, 'list-2': 40 });
        throw new Error('Undo the migration');
      }),
    ).rejects.toThrow('Undo the migration');
  });
});
