import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { createDiskFiles } from '../files/diskFiles.ts';
import { registerErrors } from '../http/errors.ts';
import { escapeHtml } from '../http/escapeHtml.ts';
import { verifyPassword } from '../identity/password.ts';
import { createOutbox } from '../mail/outbox.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { registerPressPages } from './pressPages.ts';
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
const publicUrl = 'http://127.0.0.1:4100';

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
  const files = await createDiskFiles({ dataDir: first });
  const signIns = await openSampleAccounts({ database, dataDir: first, mail: outbox, files, publicUrl, now });
  expect(signIns.accounts.map(({ role }) => role)).toContain('admin');
  expect(await verifyPassword(await passwordHashOf('admin@foresight.example'), signIns.password)).toBe(true);
  expect((await stat(path.join(first, 'sample-sign-ins.json'))).mode & 0o777).toBe(0o600);
  expect((await outbox.list(10)).map(({ subject }) => subject)).toEqual(['Welcome to Foresight']);

  const again = await openSampleAccounts({ database, dataDir: first, mail: outbox, files, publicUrl, now });
  expect(again).toEqual(signIns);
  expect(await outbox.list(10)).toHaveLength(1);

  const other = await openSampleAccounts({
    database,
    dataDir: await createDataFolder(),
    mail: outbox,
    files,
    publicUrl,
    now,
  });
  expect(other.password).not.toBe(signIns.password);
  expect(await verifyPassword(await passwordHashOf('admin@foresight.example'), other.password)).toBe(true);
});

test('only reserved addresses are samples', () => {
  expect(isSampleAddress('admin@foresight.example')).toBe(true);
  expect(isSampleAddress('admin@foresight.example.com')).toBe(false);
});

test('[XARTICLE-002] the sample world has six stories of three sources, which the seed recognizes', async () => {
  const rows = await database.kysely
    .selectFrom('articles')
    .select(({ fn }) => ['story_id', fn.countAll<string>().as('others')])
    .where('story_id', 'is not', null)
    .groupBy('story_id')
    .execute();
  expect(rows.map(({ others }) => Number(others))).toEqual([2, 2, 2, 2, 2, 2]);
});

test('[XARTICLE-014] every article of another publisher opens on this machine', async () => {
  const app = fastify();
  registerErrors(app);
  registerPressPages(app, database);
  const rows = await database.kysely
    .selectFrom('articles')
    .select(['url', 'title', 'site_name'])
    .where('url', 'is not', null)
    .execute();
  expect(rows).toHaveLength(30);
  for (const { url, title, site_name } of rows) {
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:4100\/press\//);
    const { statusCode, body } = await app.inject(new URL(url ?? '').pathname);
    expect([url, statusCode]).toEqual([url, 200]);
    expect(body).toContain(`<h1>${escapeHtml(title)}</h1>`);
    expect(body).toContain(escapeHtml(site_name ?? ''));
  }
  for (const absent of ['/press/grid-post/nothing', '/press/%25/%27']) {
    expect((await app.inject(absent)).statusCode).toBe(404);
  }
  await app.close();
});
