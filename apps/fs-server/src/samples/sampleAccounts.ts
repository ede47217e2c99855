import { randomInt } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { largeWorld } from '@fs/fixtures';
import type { Database } from '../database/database.ts';
import { seedWorld } from '../database/seed.ts';
import { courseFilesOf } from '../database/seedCourses.ts';
import { messageFiles } from '../database/seedMessageFiles.ts';
import type { Files } from '../files/files.ts';
import { changeCredential } from '../identity/changeCredential.ts';
import { hashPassword } from '../identity/password.ts';
import { composeMail } from '../mail/composeMail.ts';
import type { Mail } from '../mail/mail.ts';
import { withPressAddresses } from './pressPages.ts';
import { seedStaff } from './seedStaff.ts';
import { storeSampleFiles } from './storeSampleFiles.ts';

/** The credentials of the sample users. */
export interface SampleSignIns {
  /** The password of all sample users, generated for this data folder. */
  password: string;
  accounts: readonly { role: string; email: string }[];
}

/** The domain of all sample users. `.example` is reserved (RFC 2606). */
const sampleDomain = '@foresight.example';

/** Whether an email belongs to a sample user. Sample users may log in on loopback only, regardless of the seed. */
export function isSampleAddress(email: string): boolean {
  return email.endsWith(sampleDomain);
}

interface SampleOptions {
  database: Database;
  dataDir: string;
  mail: Mail;
  /** Where the files of sample courses and messages are stored. */
  files: Files;
  /** Address of the server, which also shows the articles of the sample's publishers. */
  publicUrl: string;
  now: Date;
}

/**
 * Seeds the sample world on the first run, and sets the data folder's password for the sample users. If the database
 * was seeded from another data folder, the password is replaced, so that the printed one is valid.
 */
export async function openSampleAccounts({
  database,
  dataDir,
  mail,
  files,
  publicUrl,
  now,
}: SampleOptions): Promise<SampleSignIns> {
  const file = path.join(dataDir, 'sample-sign-ins.json');
  const known = await readSignIns(file);
  const isSeeded = await isAlreadySeeded(database);
  // The credentials are stored last.
  if (known && isSeeded) return known;
  // Composing the sample world takes half a second.
  const world = withPressAddresses(largeWorld(now), publicUrl);
  const signIns = known ?? {
    password: createPassword(),
    accounts: world.users.map(({ role, email }) => ({ role, email })),
  };
  if (!isSeeded) {
    const hashes = await Promise.all(
      world.users.map(async ({ id }) => [id, await hashPassword(signIns.password)] as const),
    );
    await seedWorld(database, world, new Map(hashes), seedStaff);
    await mail.send(buildWelcomeMail(signIns));
  } else if (!known) {
    const passwordHash = await hashPassword(signIns.password);
    await database.kysely.transaction().execute(async (transaction) => {
      const sampleUsers = transaction.selectFrom('users').select('id').where('email', 'like', `%${sampleDomain}`);
      for (const { id } of await sampleUsers.execute()) {
        await changeCredential(transaction, { userId: id, set: { password_hash: passwordHash }, now });
      }
    });
  }
  await storeSampleFiles(files, [...courseFilesOf(world), ...messageFiles]);
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
    // Absent or invalid; it is replaced by a new one.
    return undefined;
  }
}

async function writeSignIns(file: string, signIns: SampleSignIns): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(`${file}.part`, JSON.stringify(signIns, undefined, 2), { mode: 0o600 });
  await rename(`${file}.part`, file);
}

/** Ten letters and digits that cannot be confused, with 57 bits of entropy. */
function createPassword(): string {
  const alphabet = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  return Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join('');
}

function buildWelcomeMail(signIns: SampleSignIns) {
  return composeMail({
    to: signIns.accounts[0]?.email ?? 'free@foresight.example',
    subject: 'Welcome to Foresight',
    productName: 'Foresight',
    parts: [{ kind: 'text', text: 'Sample data is ready. Mail sent from this machine appears on this page.' }],
  });
}
