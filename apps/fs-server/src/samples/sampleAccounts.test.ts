import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeCorrections } from '../areas/company-corrections/describeCorrections.ts';
import { listRequests } from '../areas/curation/content/repository.ts';
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

test('[XADMIN-044] articles, requests and corrected facts of the sample world wait for staff', async () => {
  const { kysely } = database;
  const scheduled = await kysely.selectFrom('articles').select('id').where('published_at', '>', now).execute();
  expect(scheduled).toHaveLength(3);
  const requests = await listRequests(database);
  expect(requests.map(({ kind, status, failure }) => [kind, status, failure])).toEqual([
    ['owned', 'pending', null],
    ['owned', 'failed', 'not-an-article'],
    ['earned', 'failed', 'robots'],
    ['earned', 'done', null],
  ]);
  const corrected = await kysely
    .selectFrom('company_corrections')
    .innerJoin('organizations', 'organizations.id', 'organization_id')
    .select(['id', 'name', 'logo_url'])
    .orderBy('name')
    .execute();
  const described = await Promise.all(corrected.map((company) => describeCorrections(kysely, company)));
  const changesOf = ({ history }: (typeof described)[number]) =>
    history.map(({ by, set, reset }) => [by, set.map(({ field }) => field), reset]);
  expect(described.map(changesOf).toSorted((one, other) => one.length - other.length)).toEqual([
    [['Ada Minns', ['employee_count'], []]],
    [
      ['Ada Minns', ['homepage_url'], []],
      ['Ada Minns', [], ['twitter_url']],
      ['Ada Minns', ['homepage_url', 'twitter_url'], []],
    ],
  ]);
  const facts = described.flatMap(({ facts }) => facts.filter(({ is_corrected }) => is_corrected));
  expect(facts.map(({ field }) => field).toSorted()).toEqual(['employee_count', 'homepage_url']);
  for (const { source, value, as_of } of facts) expect([source, as_of]).not.toContain(value ?? null);
});

test('[XADMIN-045] a PDF and an image are among the sample messages', async () => {
  const files = await createDiskFiles({ dataDir: folders[0] ?? '' });
  const rows = await database.kysely.selectFrom('message_files').selectAll().orderBy('type').execute();
  expect(rows.map(({ type }) => type)).toEqual(['application/pdf', 'image/png']);
  const stored = await Promise.all(rows.map(({ key }) => files.read(key)));
  expect(stored.map((bytes) => bytes?.length)).toEqual(rows.map(({ size }) => size));
  expect(stored[0]?.toString()).toMatch(/^%PDF-1\.4\n.*First week with your team.*%%EOF\n$/s);
  expect(stored[1]?.subarray(1, 4).toString()).toBe('PNG');
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
