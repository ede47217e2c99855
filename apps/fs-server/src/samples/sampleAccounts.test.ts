import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { verifyPassword } from '../identity/password.ts';
import { createOutbox } from '../mail/outbox.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { isSampleAddress, openSampleAccounts } from './sampleAccounts.ts';

let database: Database;
const folders: string[] = [];
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(async () => {
  await database.close();
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true })));
});

async function createDataFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'foresight-samples-'));
  folders.push(folder);
  return folder;
}

const now = new Date('2026-11-20T12:00:00Z');

async function passwordHashOf(email: string): Promise<string | null> {
  const row = await database.kysely
    .selectFrom('users')
    .select('password_hash')
    .where('email', '=', email)
    .executeTakeFirst();
  return row?.password_hash ?? null;
}

test('generates a password per data folder, stores it for the owner only, and always prints the valid one', async () => {
  const first = await createDataFolder();
  const outbox = createOutbox(path.join(first, 'outbox'));
  const signIns = await openSampleAccounts({ database, dataDir: first, mail: outbox, now });
  expect(signIns.accounts.map(({ role }) => role)).toContain('admin');
  expect(await verifyPassword(await passwordHashOf('admin@foresight.example'), signIns.password)).toBe(true);
  expect((await stat(path.join(first, 'sample-sign-ins.json'))).mode & 0o777).toBe(0o600);
  expect((await outbox.list(10)).map(({ subject }) => subject)).toEqual(['Welcome to Foresight']);

  const again = await openSampleAccounts({ database, dataDir: first, mail: outbox, now });
  expect(again).toEqual(signIns);
  expect(await outbox.list(10)).toHaveLength(1);

  const other = await openSampleAccounts({ database, dataDir: await createDataFolder(), mail: outbox, now });
  expect(other.password).not.toBe(signIns.password);
  expect(await verifyPassword(await passwordHashOf('admin@foresight.example'), other.password)).toBe(true);
});

test('only reserved addresses are samples', () => {
  expect(isSampleAddress('admin@foresight.example')).toBe(true);
  expect(isSampleAddress('admin@foresight.example.com')).toBe(false);
});
