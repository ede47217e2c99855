import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { EnvironmentError } from '../environment.ts';
import { keyFileFormat, loadSigningKey, writeKeyFile } from './signingKey.ts';

/** How often a process looks for keys that another has added. New ones sign after two minutes. */
export const shareKeysMs = 30_000;

const prefix = 'key ';
const algorithm = 'aes-256-gcm';
const [nonceBytes, tagBytes] = [12, 16];

/** An arbitrary lock id. */
const lock = 4_400_002;

/**
 * Makes the keys of a folder and those in the database the same, where they are encrypted with a secret. So processes
 * need no common folder: the first one's keys become those of all.
 * @throws EnvironmentError if the secret is another than before, or the folder has other keys
 */
export async function shareKeys({ kysely }: Pick<Database, 'kysely'>, folder: string, secret: string): Promise<void> {
  await kysely.transaction().execute(async (transaction) => {
    // Of processes that start at once, the first one's keys are taken.
    await sql`select pg_advisory_xact_lock(${lock})`.execute(transaction);
    const rows = await transaction
      .selectFrom('service_state')
      .select(['key', 'value'])
      .where('key', 'like', `${prefix}%`)
      .execute();
    const stored = new Map(rows.map(({ key, value }) => [key.slice(prefix.length), decrypt(value, key, secret)]));
    const own = await readKeyFiles(folder);
    for (const [name, pem] of stored) {
      const known = own.get(name);
      if (known !== undefined && known !== pem) {
        throw new EnvironmentError(
          `The keys in ${folder} are not those of the database. Move the folder away, and start again.`,
        );
      }
    }
    for (const [name, pem] of stored) if (!own.has(name)) await writeKeyFile(folder, path.join(folder, name), pem);
    await loadSigningKey(folder);
    for (const [name, pem] of await readKeyFiles(folder)) {
      if (stored.has(name)) continue;
      const key = prefix + name;
      await transaction
        .insertInto('service_state')
        .values({ key, value: encrypt(pem, key, secret) })
        .execute();
    }
  });
}

async function readKeyFiles(folder: string): Promise<Map<string, string>> {
  const names = await readdir(folder).catch(() => []);
  const found = names.filter((name) => keyFileFormat.test(name));
  return new Map(
    await Promise.all(found.map(async (name) => [name, await readFile(path.join(folder, name), 'utf8')] as const)),
  );
}

const toKey = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'foresight stored keys', 32));

/** @param name bound to the text, so that stored keys cannot be exchanged for one another */
function encrypt(text: string, name: string, secret: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, toKey(secret), nonce).setAAD(Buffer.from(name));
  const bytes = [cipher.update(text, 'utf8'), cipher.final()];
  return Buffer.concat([nonce, cipher.getAuthTag(), ...bytes]).toString('base64');
}

function decrypt(value: string, name: string, secret: string): string {
  const bytes = Buffer.from(value, 'base64');
  const body = nonceBytes + tagBytes;
  try {
    const decipher = createDecipheriv(algorithm, toKey(secret), bytes.subarray(0, nonceBytes))
      .setAAD(Buffer.from(name))
      .setAuthTag(bytes.subarray(nonceBytes, body));
    return Buffer.concat([decipher.update(bytes.subarray(body)), decipher.final()]).toString('utf8');
  } catch (cause) {
    const message = 'KEYS_SECRET is not the one with which the keys in the database were encrypted.';
    throw new EnvironmentError(message, { cause });
  }
}
