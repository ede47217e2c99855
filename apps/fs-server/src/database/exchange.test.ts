import { queryObjects } from 'node:v8';
import { messages, PGlite } from '@electric-sql/pglite';
import { expect, onTestFinished, test } from 'vitest';
import { exchange } from './exchange.ts';

/** A simple query in PostgreSQL's wire protocol. */
function query(text: string): Uint8Array {
  const bytes = Buffer.from(`Q____${text}\0`);
  bytes.writeUInt32BE(bytes.length - 1, 1);
  return bytes;
}

async function openInMemory(): Promise<PGlite> {
  const database = await PGlite.create();
  onTestFinished(() => database.close());
  return database;
}

test('keeps nothing of what it answered', async () => {
  const database = await openInMemory();
  // Whatever opening it has left.
  const count = () => queryObjects(messages.DataRowMessage, { format: 'count' });
  const before = count();
  for (let number = 0; number < 100; number += 1) {
    const answer = await exchange(database, query(`select ${number} + n as sum from generate_series(1, 10) as n`));
    expect(Buffer.from(answer).toString()).toContain(`${number + 10}`);
  }
  expect(count() - before).toBe(0);
});

test('gives an answer of many megabytes whole, in a buffer of its own', async () => {
  const database = await openInMemory();
  const answer = await exchange(database, query(`select repeat('x', 5000) from generate_series(1, 1000)`));
  expect([answer.byteOffset, answer.buffer.byteLength]).toEqual([0, answer.length]);
  expect(Buffer.from(answer).toString().match(/x+/g)).toEqual(Array.from({ length: 1000 }, () => 'x'.repeat(5000)));
});
