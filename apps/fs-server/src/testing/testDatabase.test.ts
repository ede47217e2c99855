import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { deferIndexes } from '../database/deferredIndexes.ts';
import { seedWorld } from '../database/seed.ts';
import { ids, smallWorld } from '../database/testing/smallWorld.ts';
import { openTestDatabase } from './testDatabase.ts';

/** Every row of every table in physical order, every index, and the next value of every sequence. */
async function readEverything({ kysely }: Database): Promise<readonly unknown[]> {
  const tables = await kysely.introspection.getTables();
  const rows = tables
    .filter(({ schema }) => schema === 'public')
    .map(({ name }) => sql`select ${name} as name, coalesce(jsonb_agg(t), '[]') as facts from ${sql.table(name)} as t`);
  const indexes = sql`select 'indexes', jsonb_agg(indexdef order by indexdef) from pg_indexes where schemaname = 'public'`;
  const sequences = sql`select 'sequences', jsonb_agg(concat_ws(' ', sequencename, last_value)) from pg_sequences`;
  return (await sql`${sql.join([...rows, indexes, sequences], sql` union all `)}`.execute(kysely)).rows;
}

const content = {
  name: 'a-small-world',
  fill: (database: Database) => seedWorld(database, smallWorld, new Map([[ids.ada, 'a hash']])),
};

test('a reused database has the initial content, whatever earlier tests changed', async () => {
  const first = await openTestDatabase(content);
  const before = await readEverything(first);
  await first.kysely.deleteFrom('organizations').where('id', '=', ids.brio).execute();
  await first.kysely.updateTable('users').set({ given_name: 'Somebody', password_hash: null }).execute();
  await first.kysely.insertInto('keywords').values({ name: 'A new one' }).execute();
  await first.kysely.insertInto('service_state').values({ key: 'left', value: 'behind' }).execute();
  await deferIndexes(first, ['markets', 'organizations'], []);
  expect(await readEverything(first)).not.toEqual(before);
  await first.close();

  const second = await openTestDatabase(content);
  expect(await readEverything(second)).toEqual(before);
  await second.close();
  const empty = await openTestDatabase();
  expect(await empty.kysely.selectFrom('organizations').select('id').execute()).toEqual([]);
  await empty.close();
});

test('two concurrent users get separate databases, and a closed one rejects queries', async () => {
  const [one, other] = [await openTestDatabase(), await openTestDatabase()];
  await one.kysely.insertInto('service_state').values({ key: 'mine', value: '' }).execute();
  expect(await other.kysely.selectFrom('service_state').selectAll().where('key', '=', 'mine').execute()).toEqual([]);
  await one.close();
  await expect(one.kysely.selectFrom('service_state').selectAll().execute()).rejects.toThrow('driver has already been');
  await other.close();
});
