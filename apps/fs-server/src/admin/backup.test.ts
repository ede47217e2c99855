import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Database, openDatabase } from '../database/database.ts';
import { describeStores } from '../database/testing/contractStores.ts';
import { loadSigningKey } from '../identity/signingKey.ts';
import { copyMigratedDatabase } from '../testing/testDatabase.ts';
import { createBackup, restoreBackup, type Storage } from './backup.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'foresight-backup-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

/** The number of rows and a hash of the content of every table. */
async function fingerprint({ kysely }: Database) {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname
  `.execute(kysely);
  const found: Record<string, unknown> = {};
  for (const { name } of tables) {
    const content = await sql`
      select count(*)::int as rows, md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as hash
      from ${sql.table(name)} as t
    `.execute(kysely);
    found[name] = content.rows[0];
  }
  return found;
}

await describeStores(({ createUrl }) => {
  test('a restored backup has the same rows, keys and files', async () => {
    const open = async (name: string): Promise<Storage> => ({
      dataDir: path.join(root, name),
      databaseUrl: createUrl ? await createUrl() : undefined,
    });
    const source = await open('source');
    if (!createUrl) await copyMigratedDatabase(source.dataDir);
    const database = await openDatabase({ url: source.databaseUrl, dataDir: source.dataDir });
    const user = { id: '00000000-0000-4000-8000-000000000001', email: 'zoë@x.example', given_name: 'Zoë' };
    await database.kysely
      .insertInto('users')
      .values({ ...user, family_name: '', status: 'CONFIRMED' })
      .execute();
    const expected = await fingerprint(database);
    await database.close();
    const key = await loadSigningKey(path.join(source.dataDir, 'keys'));
    await mkdir(path.join(source.dataDir, 'files'));
    await writeFile(path.join(source.dataDir, 'files/avatar'), 'picture');

    const folder = path.join(root, 'backup');
    await createBackup(source, folder, new Date());
    const target = await open('target');
    await restoreBackup(target, folder);

    const restored = await openDatabase({ url: target.databaseUrl, dataDir: target.dataDir });
    expect(await fingerprint(restored)).toEqual(expected);
    await restored.close();
    expect((await loadSigningKey(path.join(target.dataDir, 'keys'))).publicJwk).toEqual(key.publicJwk);
    expect(await readFile(path.join(target.dataDir, 'files/avatar'), 'utf8')).toBe('picture');
    await expect(restoreBackup(target, folder)).rejects.toThrow('is not empty');
  });
});

test('a running server on the embedded database, an existing folder and a damaged backup are refused', async () => {
  const storage = { dataDir: path.join(root, 'data'), databaseUrl: undefined };
  const folder = path.join(root, 'backup');
  await expect(createBackup(storage, folder, new Date())).rejects.toThrow('There is no database in');
  await copyMigratedDatabase(storage.dataDir);
  const running = await openDatabase(storage);
  await expect(createBackup(storage, folder, new Date())).rejects.toThrow(`Another process (pid ${process.pid})`);
  await running.close();
  await loadSigningKey(path.join(storage.dataDir, 'keys'));
  await createBackup(storage, folder, new Date());
  await expect(createBackup(storage, folder, new Date())).rejects.toThrow('exists already');
  await writeFile(path.join(folder, 'data/keys/signing-key.pem'), 'other');
  const target = { dataDir: path.join(root, 'target'), databaseUrl: undefined };
  await expect(restoreBackup(target, folder)).rejects.toThrow('The backup is damaged: data/keys/signing-key.pem');
  await expect(restoreBackup(target, path.join(root, 'nothing'))).rejects.toThrow('no complete backup');
});
