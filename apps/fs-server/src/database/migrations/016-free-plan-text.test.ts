import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../database.ts';
import { describeStores } from '../testing/contractStores.ts';
import { freePlanText } from './016-free-plan-text.ts';

const text = 'Search companies and markets, read the news, and keep 1 watchlist.';

await describeStores(({ openDatabase }) => {
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase();
  });
  afterAll(() => database.close());

  async function readDescription(): Promise<string> {
    const plan = database.kysely.selectFrom('plans').select('description').where('id', '=', 'fuel-free');
    return (await plan.executeTakeFirstOrThrow()).description;
  }

  test('a new database describes the free plan in the new words', async () => {
    expect(await readDescription()).toBe(text);
  });

  test('keeps a description that an operator wrote', async () => {
    await database.kysely
      .updateTable('plans')
      .set({ description: 'Try it out.' })
      .where('id', '=', 'fuel-free')
      .execute();
    await sql.raw(freePlanText.sql).execute(database.kysely);
    expect(await readDescription()).toBe('Try it out.');
  });
});
