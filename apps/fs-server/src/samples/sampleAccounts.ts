import { randomInt } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sampleWorld } from '@fs/fixtures';
import type { Database } from '../database/database.ts';
import { seedWorld } from '../database/seed.ts';
import { changeCredential } from '../identity/changeCredential.ts';
import { hashPassword } from '../identity/password.ts';
import type { Mail } from '../mail/mail.ts';

/** What a newcomer types to look around as one of the sample users. */
export interface SampleSignIns {
  /** One password for all of them, made for this data folder. */
  password: string;
  accounts: readonly { role: string; email: string }[];
}

/** Every sample user's address ends so; `.example` can belong to nobody (RFC 2606). */
const sampleEnding = '@foresight.example';

/** Sample users exist on loopback only: a server that others can reach keeps them out, whatever was seeded. */
export function isSampleAddress(email: string): boolean {
  return email.endsWith(sampleEnding);
}

interface SampleOptions {
  database: Database;
  dataDir: string;
  mail: Mail;
  now: Date;
}

/**
 * Seeds the sample world on the first run and gives the sample users the data folder's password.
 * A database that was seeded from another data folder gets this folder's password, so that what is printed is true.
 */
export async function openSampleAccounts({ database, dataDir, mail, now }: SampleOptions): Promise<SampleSignIns> {
  const file = path.join(dataDir, 'sample-sign-ins.json');
  const world = sampleWorld(now);
  const known = await readSignIns(file);
  const isSeeded = await isAlreadySeeded(database);
  const signIns = known ?? {
    password: makePassword(),
    accounts: world.users.map(({ role, email }) => ({ role, email })),
  };
  if (!isSeeded) {
    const hashes = await Promise.all(
      world.users.map(async ({ id }) => [id, await hashPassword(signIns.password)] as const),
    );
    await seedWorld(database, world, new Map(hashes));
    await mail.send(welcome(signIns));
  } else if (!known) {
    const passwordHash = await hashPassword(signIns.password);
    await database.kysely.transaction().execute(async (transaction) => {
      const sampleUsers = transaction.selectFrom('users').select('id').where('email', 'like', `%${sampleEnding}`);
      for (const { id } of await sampleUsers.execute()) {
        await changeCredential(transaction, { userId: id, set: { password_hash: passwordHash }, now });
      }
    });
  }
  if (!known) await writeSignIns(file, signIns);
  return signIns;
}

async function isAlreadySeeded(database: Database): Promise<boolean> {
  const row = await database.kysely
    .selectFrom('service_state')
    .select('key')
    .where('key', '=', 'seeded')
    .executeTakeFirst();
  return row !== undefined;
}

async function readSignIns(file: string): Promise<SampleSignIns | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    // Absent or unreadable: a new one is made and written in its place.
    return undefined;
  }
}

async function writeSignIns(file: string, signIns: SampleSignIns): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(`${file}.part`, JSON.stringify(signIns, undefined, 2), { mode: 0o600 });
  await rename(`${file}.part`, file);
}

/** Letters and digits that cannot be mistaken for one another: 57 bits in ten characters. */
function makePassword(): string {
  const alphabet = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  return Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join('');
}

function welcome(signIns: SampleSignIns) {
  return {
    to: signIns.accounts[0]?.email ?? 'free@foresight.example',
    subject: 'Welcome to Foresight',
    text: 'The sample world is ready. Mail that Foresight sends from this machine is kept on this page.',
  };
}
