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

/** The initial content of a test database. */
interface TestContent {
  /** Identifies the content, so that it is written only once. */
  name: string;
  fill: (database: Database) => Promise<void>;
}

const noContent: TestContent = { name: 'nothing', fill: async () => undefined };

/** Databases not in use, by the name of their content. */
const idleByContent = new Map<string, ReusedDatabase[]>();

/**
 * Opens an embedded database exclusively until `close`: migrated, and empty unless `content` is given. Tests of one
 * worker reuse it sequentially, each with the initial content. Tests must not change the schema.
 */
export async function openTestDatabase(content: TestContent = noContent): Promise<Database> {
  const runFolder = process.env.TEST_RUN_FOLDER;
  if (runFolder === undefined) return openFilled(content);
  const free = idleByContent.get(content.name) ?? [];
  idleByContent.set(content.name, free);
  const database = free.pop() ?? (await createReused(runFolder, content));
  return database.lend(() => free.push(database));
}

/** Creates a reusable database, which ends with the worker. Its folder is deleted after the run. */
async function createReused(runFolder: string, { fill }: TestContent): Promise<ReusedDatabase> {
  const dataDir = await mkdtemp(join(runFolder, 'database-'));
  await copyMigratedDatabase(dataDir);
  return reuseDatabase(await openPglite(join(dataDir, 'database')), fill);
}

/** Opens a database outside of a test run, which is deleted on `close`. */
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

/** Copies a migrated, empty database into an empty data folder. */
export async function copyMigratedDatabase(dataDir: string): Promise<void> {
  copyFolder(await migratedTemplate(), dataDir);
}

/** One call is many times faster than copying over a thousand small files individually. */
function copyFolder(from: string, to: string): void {
  cpSync(from, to, { recursive: true });
}

/** A data folder in `node_modules/.cache`, recreated when a migration or a dependency changes. */
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
  // Another test process may have been faster. Its template is equivalent.
  await rename(draft, template).catch(() => rm(draft, { recursive: true }));
  return template;
}
