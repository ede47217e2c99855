import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openTestDatabase } from '../testing/testDatabase.ts';
import type { Database } from './database.ts';
import { deferIndexes, restoreIndexes } from './deferredIndexes.ts';

async function openEmptyDatabase(): Promise<Database> {
  const database = await openTestDatabase();
  onTestFinished(() => database.close());
  return database;
}

async function indexesOf({ kysely }: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ indexdef: string }>`
    select indexdef from pg_indexes where tablename in ('markets', 'acquisitions') order by indexname
  `.execute(kysely);
  return rows.map(({ indexdef }) => indexdef);
}

test('drops indexes that no constraint needs, and restores the same ones', async () => {
  const database = await openEmptyDatabase();
  const before = await indexesOf(database);
  await deferIndexes(database, ['markets', 'acquisitions'], ['acquisitions_by_acquirer']);
  const meanwhile = await indexesOf(database);
  expect(meanwhile.map((definition) => /INDEX (\w+)/.exec(definition)?.[1])).toEqual([
    'acquisitions_by_acquirer',
    'acquisitions_pkey',
    'markets_pkey',
    'markets_slug_key',
  ]);
  await restoreIndexes(database.kysely);
  expect(await indexesOf(database)).toEqual(before);
  const notes = database.kysely.selectFrom('service_state').select('key').where('key', 'like', 'deferred%');
  expect(await notes.execute()).toEqual([]);
});

test('dropping indexes twice records them once', async () => {
  const database = await openEmptyDatabase();
  const before = await indexesOf(database);
  await deferIndexes(database, ['markets', 'acquisitions'], []);
  await deferIndexes(database, ['markets', 'acquisitions'], []);
  await restoreIndexes(database.kysely);
  expect(await indexesOf(database)).toEqual(before);
});
