import { createHash } from 'node:crypto';
import { cpSync, existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Database, openDatabase } from '../database/database.ts';
import { migrations } from '../database/migrations/list.ts';
import { openPglite } from '../database/pglite.ts';
import { type ReusedDatabase, reuseDatabase } from './reusedDatabase.ts';

const serverFolder = fileURLToPath(new URL('../../', import.meta.url));

/** What a database is filled with before a test gets it. */
interface TestContent {
  /** The same for the same content only: it is written once. */
  name: string;
  fill: (database: Database) => Promise<void>;
}

const nothing: TestContent = { name: 'nothing', fill: async () => undefined };

/** Those that no test has at the moment, by the name of their content. */
const idle = new Map<string, ReusedDatabase[]>();

/**
 * An embedded database that no other test has until `close`: migrated, and empty unless `content` is given. Tests of one
 * worker get the same one, one after the other, with nothing left of what the others wrote; the schema is not theirs to
 * change.
 */
export async function openTestDatabase(content: TestContent = nothing): Promise<Database> {
  const runFolder = process.env.TEST_RUN_FOLDER;
  if (runFolder === undefined) return openFilled(content);
  const free = idle.get(content.name) ?? [];
  idle.set(content.name, free);
  const database = free.pop() ?? (await makeReused(runFolder, content));
  return database.lend(() => free.push(database));
}

/** It goes with the worker, and its folder with the run. */
async function makeReused(runFolder: string, { fill }: TestContent): Promise<ReusedDatabase> {
  const dataDir = await mkdtemp(join(runFolder, 'database-'));
  await copyMigratedDatabase(dataDir);
  return reuseDatabase(await openPglite(join(dataDir, 'database')), fill);
}

/** Outside a run of tests: gone after `close`. */
async function openFilled({ fill }: TestContent): Promise<Database> {
  const dataDir = await mkdtemp(join(tmpdir(), 'foresight-test-'));
  await copyMigratedDatabase(dataDir);
  const database = await openDatabase({ dataDir });
  await fill(database);
  return {
    ...database,
    close: async () => {
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Makes an empty folder the data folder of a database that is migrated and empty. */
export async function copyMigratedDatabase(dataDir: string): Promise<void> {
  copyFolder(await migratedTemplate(), dataDir);
}

/** Over a thousand small files, which Node copies many times faster in one call than file by file. */
function copyFolder(from: string, to: string): void {
  cpSync(from, to, { recursive: true });
}

/** A data folder that nobody has open, left in `node_modules/.cache`; made anew when a migration or the database itself changes. */
async function migratedTemplate(): Promise<string> {
  const dependencies = await readFile(join(serverFolder, 'package.json'), 'utf8');
  const contents = createHash('sha256')
    .update(JSON.stringify([dependencies, migrations]))
    .digest('hex')
    .slice(0, 16);
  const cache = join(serverFolder, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const template = join(cache, `test-database-${contents}`);
  if (existsSync(template)) return template;
  const draft = await mkdtemp(`${template}-`);
  await (await openDatabase({ dataDir: draft })).close();
  // Another test process may have been quicker: its template is as good.
  await rename(draft, template).catch(() => rm(draft, { recursive: true }));
  return template;
}
