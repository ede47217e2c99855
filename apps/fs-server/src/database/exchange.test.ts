import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { queryObjects } from 'node:v8';
import { messages, PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyMigratedDatabase } from '../testing/testDatabase.ts';
import { exchange } from './exchange.ts';

/** Builds a simple query message of PostgreSQL's wire protocol. */
function buildQuery(text: string): Uint8Array {
  const bytes = Buffer.from(`Q____${text}\0`);
  bytes.writeUInt32BE(bytes.length - 1, 1);
  return bytes;
}

let dataDir: string;
let database: PGlite;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'foresight-exchange-'));
  await copyMigratedDatabase(dataDir);
  database = await PGlite.create(join(dataDir, 'database'));
});
afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

test('retains nothing of its responses', async () => {
  // Objects left over from opening the database.
  const count = () => queryObjects(messages.DataRowMessage, { format: 'count' });
  const before = count();
  for (let number = 0; number < 100; number += 1) {
    const answer = await exchange(database, buildQuery(`select ${number} + n as sum from generate_series(1, 10) as n`));
    expect(Buffer.from(answer).toString()).toContain(`${number + 10}`);
  }
  expect(count() - before).toBe(0);
});

test('returns a response of many megabytes completely, in its own buffer', async () => {
  const answer = await exchange(database, buildQuery(`select repeat('x', 5000) from generate_series(1, 1000)`));
  expect([answer.byteOffset, answer.buffer.byteLength]).toEqual([0, answer.length]);
  expect(Buffer.from(answer).toString().match(/x+/g)).toEqual(Array.from({ length: 1000 }, () => 'x'.repeat(5000)));
});
