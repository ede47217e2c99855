import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { copyMigratedDatabase, openTestDatabase } from '../testing/testDatabase.ts';
import { type Database, openDatabase } from './database.ts';
import { openPglite } from './pglite.ts';

async function openForTest(): Promise<Database> {
  const database = await openTestDatabase();
  onTestFinished(() => database.close());
  return database;
}

test('concurrent transactions run in FIFO order, without interleaving', async () => {
  const { kysely } = await openForTest();
  const events: string[] = [];
  const transactions = Array.from({ length: 20 }, (_, number) =>
    kysely.transaction().execute(async (transaction) => {
      events.push(`${number} begins`);
      await sql`select pg_sleep(0.001)`.execute(transaction);
      await transaction
        .insertInto('service_state')
        .values({ key: `${number}`, value: '' })
        .execute();
      events.push(`${number} ends`);
    }),
  );
  await Promise.all(transactions);
  expect(events).toEqual(Array.from({ length: 20 }, (_, number) => [`${number} begins`, `${number} ends`]).flat());
});

async function openPool(): Promise<Pool> {
  const dataDir = await mkdtemp(join(tmpdir(), 'foresight-pglite-'));
  await copyMigratedDatabase(dataDir);
  const { pool, close } = await openPglite(join(dataDir, 'database'));
  onTestFinished(async () => {
    await pool.end();
    await close();
    await rm(dataDir, { recursive: true, force: true });
  });
  return pool;
}

const insert = `insert into service_state (key, value) values ('a key', '')`;
const count = `select count(*)::int as count from service_state where key = 'a key'`;

test('a query waits for the end of another connection’s transaction, and sees what it committed', async () => {
  const pool = await openPool();
  const [first, second] = [await pool.connect(), await pool.connect()];
  await first.query('begin');
  await first.query(insert);
  const counted = second.query(count);
  expect((await first.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await first.query('commit');
  expect((await counted).rows).toEqual([{ count: 1 }]);
  first.release();
  second.release();
});

test('a connection that closes in its transaction loses it, and the others continue', async () => {
  const pool = await openPool();
  const [first, second] = [await pool.connect(), await pool.connect()];
  await first.query('begin');
  await first.query(insert);
  const counted = second.query(count);
  first.release(true);
  expect((await counted).rows).toEqual([{ count: 0 }]);
  second.release();
});

test('an error in a transaction keeps the others waiting until the rollback', async () => {
  const pool = await openPool();
  const [first, second] = [await pool.connect(), await pool.connect()];
  await first.query('begin');
  await first.query(insert);
  await expect(first.query('select 1 / 0')).rejects.toThrow('division by zero');
  const counted = second.query(count);
  await expect(first.query(count)).rejects.toThrow('current transaction is aborted');
  await first.query('rollback');
  expect((await counted).rows).toEqual([{ count: 0 }]);
  first.release();
  second.release();
});

test('each connection keeps its plan of the same statement, and a new one does after another has closed', async () => {
  const pool = await openPool();
  const kept = 'select /* keep the plan */ $1::int as given';
  const [first, second] = [await pool.connect(), await pool.connect()];
  expect((await first.query(kept, [1])).rows).toEqual([{ given: 1 }]);
  expect((await second.query(kept, [2])).rows).toEqual([{ given: 2 }]);
  first.release(true);
  const third = await pool.connect();
  expect((await third.query(kept, [3])).rows).toEqual([{ given: 3 }]);
  const { rows } = await third.query('select count(*)::int as count from pg_prepared_statements');
  expect(rows).toEqual([{ count: 3 }]);
  second.release();
  third.release();
});

test('deeply nested JSON leads to one short error, and the database continues', async () => {
  const { kysely } = await openForTest();
  const nested = '['.repeat(100_000) + ']'.repeat(100_000);
  await expect(sql`select ${nested}::jsonb`.execute(kysely)).rejects.toThrow(/^stack depth limit exceeded$/);
  expect((await sql`select 1 as one`.execute(kysely)).rows).toEqual([{ one: 1 }]);
});

test('rejects a folder without a complete database in one short sentence', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'foresight-pglite-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  await mkdir(join(dataDir, 'database'));
  await writeFile(join(dataDir, 'database', 'PG_VERSION'), '18\n');
  await expect(openPglite(join(dataDir, 'database'))).rejects.toThrow(/^The embedded database stopped: .{1,300}\.$/);
});

test('when the worker ends, pending and later queries are rejected at once', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'foresight-pglite-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  await copyMigratedDatabase(dataDir);
  const { pool, loss, close } = await openPglite(join(dataDir, 'database'));
  const client = await pool.connect();
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection;

  // A start-up message that makes no sense crashes PostgreSQL.
  stream.write(Buffer.alloc(8));
  await expect(client.query('select 1')).rejects.toThrow(/^The embedded database stopped: .{1,300}\.$/);
  expect((await loss).message).toMatch(/^The embedded database stopped: .{1,300}\.$/);

  client.release();
  await expect(pool.connect()).rejects.toThrow(/^The embedded database stopped: /);
  await pool.end();
  await expect(close()).rejects.toThrow(/^The embedded database stopped: /);
});

test('recreates a database whose creation was interrupted', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'foresight-pglite-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  await mkdir(join(dataDir, 'database'));
  await writeFile(join(dataDir, 'database', 'PG_VERSION'), '18\n');
  await writeFile(join(dataDir, 'database.unfinished'), '');

  const database = await openDatabase({ dataDir });
  expect(await database.kysely.selectFrom('schema_version').select('name').execute()).not.toEqual([]);
  await database.close();
  expect(existsSync(join(dataDir, 'database.unfinished'))).toBe(false);
});
