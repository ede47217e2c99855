import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { addSigningKey, listSigningKeys } from './keyRing.ts';
import { shareKeys } from './sharedKeys.ts';

const secret = 'a secret of at least thirty-two letters';

async function openFolders() {
  const database = await openTestDatabase();
  const root = await mkdtemp(path.join(tmpdir(), 'foresight-shared-keys-'));
  onTestFinished(async () => {
    await database.close();
    await rm(root, { recursive: true });
  });
  const [one, other] = [path.join(root, 'one'), path.join(root, 'other')];
  return { database, one, other };
}

test('folders get the keys of the first one, and those that are added to any; the database alone reveals none', async () => {
  const { database, one, other } = await openFolders();
  for (const folder of [one, other]) await shareKeys(database, folder, secret);
  expect(await listSigningKeys(other)).toEqual(await listSigningKeys(one));
  await addSigningKey(other, new Date());
  for (const folder of [other, one]) await shareKeys(database, folder, secret);
  expect(await listSigningKeys(one)).toHaveLength(2);
  expect(await listSigningKeys(other)).toEqual(await listSigningKeys(one));
  const rows = await database.kysely.selectFrom('service_state').selectAll().execute();
  expect(JSON.stringify(rows)).not.toMatch(/PRIVATE|signing-key\.pem"?:"?-/);
  expect(rows.filter(({ key }) => key.startsWith('key '))).toHaveLength(2);
});

test('another secret and a folder with keys of its own are refused, and nothing is changed', async () => {
  const { database, one, other } = await openFolders();
  await shareKeys(database, one, secret);
  await expect(shareKeys(database, other, secret.toUpperCase())).rejects.toThrow('KEYS_SECRET is not the one');
  await addSigningKey(other, new Date());
  const before = await listSigningKeys(other);
  await expect(shareKeys(database, other, secret)).rejects.toThrow('are not those of the database');
  expect(await listSigningKeys(other)).toEqual(before);
});
