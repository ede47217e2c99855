import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { lockDirectory } from '../database/directoryLock.ts';
import { AdminError } from './Command.ts';

const run = promisify(execFile);

/** Where the data is. */
export interface Storage {
  dataDir: string;
  databaseUrl: string | undefined;
}

/** What a backup consists of, in its file `backup.json`. */
interface Manifest {
  format: 1;
  kind: 'pglite' | 'postgres';
  createdAt: string;
  /** SHA-256 by path, so that a damaged copy is refused. */
  files: Readonly<Record<string, string>>;
}

/** Parts of the data folder besides the embedded database. The lock belongs to a process. */
const left = new Set(['database', 'database.lock', 'database.lock.guard', 'database.unfinished', 'outbox']);
const dumpName = 'database.dump';
const manifestName = 'backup.json';

/**
 * Copies database, keys and files into a new folder. The embedded database must not be in use; PostgreSQL may, and is
 * dumped at one moment by pg_dump. The folder has all secrets, so only its owner may read it.
 * @throws AdminError, DatabaseUnavailable
 */
export async function createBackup({ dataDir, databaseUrl }: Storage, folder: string, now: Date): Promise<object> {
  if (existsSync(folder)) throw new AdminError(`${folder} exists already. Name a new folder.`);
  if (databaseUrl === undefined && !existsSync(path.join(dataDir, 'database'))) {
    throw new AdminError(`There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL.`);
  }
  const draft = `${folder}.unfinished`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(path.join(draft, 'data'), { recursive: true, mode: 0o700 });
  await withEmbedded({ dataDir, databaseUrl }, async () => {
    if (databaseUrl === undefined) await copy(path.join(dataDir, 'database'), path.join(draft, 'data/database'));
    else
      await runProgram(
        'pg_dump',
        ['--format=custom', '--no-owner', `--file=${path.join(draft, dumpName)}`],
        databaseUrl,
      );
    const names = existsSync(dataDir) ? await readdir(dataDir) : [];
    for (const name of names.filter((one) => !left.has(one))) {
      await copy(path.join(dataDir, name), path.join(draft, 'data', name));
    }
  });
  const files = await hashFiles(draft);
  const kind = databaseUrl === undefined ? 'pglite' : 'postgres';
  const manifest: Manifest = { format: 1, kind, createdAt: now.toISOString(), files };
  await writeFile(path.join(draft, manifestName), JSON.stringify(manifest), { mode: 0o600 });
  // Only a complete backup has its name.
  await rename(draft, folder);
  return { folder, kind, files: Object.keys(files).length };
}

/**
 * Restores a backup into an empty data folder, or an empty PostgreSQL database and an empty data folder.
 * @throws AdminError before anything is written, if the backup is damaged or the target is not empty
 */
export async function restoreBackup({ dataDir, databaseUrl }: Storage, folder: string): Promise<object> {
  const manifest = await readManifest(folder);
  const kind = databaseUrl === undefined ? 'pglite' : 'postgres';
  if (manifest.kind !== kind) {
    throw new AdminError(`This is a backup of ${manifest.kind === 'pglite' ? 'the embedded database' : 'PostgreSQL'}.`);
  }
  const present = existsSync(dataDir)
    ? (await readdir(dataDir)).filter((name) => !name.startsWith('database.lock'))
    : [];
  if (present.length > 0) throw new AdminError(`${dataDir} is not empty. Set DATA_DIR to a new folder.`);
  const files = await hashFiles(folder);
  const damaged = Object.entries(manifest.files).filter(([name, hash]) => files[name] !== hash);
  if (damaged.length > 0) throw new AdminError(`The backup is damaged: ${damaged[0]?.[0]} has changed.`);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await withEmbedded({ dataDir, databaseUrl }, async () => {
    if (databaseUrl !== undefined) {
      const words = ['--exit-on-error', '--single-transaction', '--no-owner', path.join(folder, dumpName)];
      await runProgram('pg_restore', words, databaseUrl);
    }
    await copy(path.join(folder, 'data'), dataDir);
  });
  return { restored: manifest.createdAt, kind, files: Object.keys(files).length };
}

/** Holds the lock of the embedded database, if that is used. */
async function withEmbedded({ dataDir, databaseUrl }: Storage, work: () => Promise<void>): Promise<void> {
  if (databaseUrl !== undefined) return work();
  const lock = await lockDirectory(path.join(dataDir, 'database.lock'));
  try {
    return await work();
  } finally {
    await lock.release();
  }
}

const copy = (from: string, to: string) => cp(from, to, { recursive: true, preserveTimestamps: true });

/** Runs one of PostgreSQL's programs. The URL has a password, so it is passed by the environment. */
async function runProgram(program: string, words: readonly string[], databaseUrl: string): Promise<void> {
  const command = (await findProgram(program)) ?? program;
  const given = [`--dbname=${withoutPassword(databaseUrl)}`, ...words];
  try {
    // biome-ignore lint/style/noProcessEnv: a program that is started needs the path and the locale.
    await run(command, given, { env: { ...process.env, PGPASSWORD: passwordOf(databaseUrl) } });
  } catch (error) {
    const { code, stderr = '' } = error as { code?: string; stderr?: string };
    if (code === 'ENOENT') {
      const message = `${program} was not found. Install PostgreSQL’s client programs.`;
      throw new AdminError(message, { cause: error });
    }
    throw new AdminError(`${program} failed: ${stderr.split('\n')[0]}`, { cause: error });
  }
}

/** Debian keeps the programs of each version in a folder of its own, of which the newest dumps all. */
async function findProgram(program: string): Promise<string | undefined> {
  const root = '/usr/lib/postgresql';
  const versions = await readdir(root).catch(() => []);
  const newest = versions.toSorted((one, other) => Number(other) - Number(one));
  return newest.map((version) => path.join(root, version, 'bin', program)).find((file) => existsSync(file));
}

const credentials = /^(postgres(?:ql)?:\/\/[^:@/]*):([^@/]*)@/i;
const withoutPassword = (url: string) => url.replace(credentials, '$1@');
const passwordOf = (url: string) => decodeURIComponent(credentials.exec(url)?.[2] ?? '');

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, manifestName), 'utf8').catch(() => null);
  if (text === null) throw new AdminError(`${folder} is no complete backup: it has no ${manifestName}.`);
  return JSON.parse(text);
}

async function hashFiles(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const hashes: Record<string, string> = {};
  for (const entry of entries) {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(folder, file);
    if (!entry.isFile() || name === manifestName) continue;
    const hash = createHash('sha256');
    await pipeline(createReadStream(file), hash);
    hashes[name] = hash.digest('hex');
  }
  return hashes;
}
