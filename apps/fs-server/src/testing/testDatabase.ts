import { createHash } from 'node:crypto';
import { cpSync, existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Database, openDatabase } from '../database/database.ts';
import { migrations } from '../database/migrations/list.ts';

const serverFolder = fileURLToPath(new URL('../../', import.meta.url));

/** What a database is filled with before a test gets it. */
interface TestContent {
  /** The same for the same content only: who asks for it later in a run gets a copy of what the first one made. */
  name: string;
  fill: (database: Database) => Promise<void>;
}

/**
 * An embedded database of its own for a test, gone after `close`: migrated, and empty unless `content` is given. It is
 * cloned from a template, which opens sooner than a new one is made.
 */
export async function openTestDatabase(content?: TestContent): Promise<Database> {
  const empty = await migratedTemplate();
  if (content === undefined) return openCopy(empty);
  // Contents change with the code that writes them, so their templates live no longer than one run of tests.
  const runFolder = process.env.TEST_RUN_FOLDER;
  if (runFolder !== undefined) return openCopy(await makeTemplate(join(runFolder, content.name), content.fill, empty));
  const database = await openCopy(empty);
  await content.fill(database);
  return database;
}

/** Makes an empty folder the data folder of a database that is migrated and empty. */
export async function copyMigratedDatabase(dataDir: string): Promise<void> {
  copyFolder(await migratedTemplate(), dataDir);
}

/** Over a thousand small files, which Node copies many times faster in one call than file by file. */
function copyFolder(from: string, to: string): void {
  cpSync(from, to, { recursive: true });
}

async function openCopy(template: string): Promise<Database> {
  const dataDir = await mkdtemp(join(tmpdir(), 'foresight-test-'));
  copyFolder(template, dataDir);
  const database = await openDatabase({ dataDir });
  return {
    ...database,
    close: async () => {
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
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
  return makeTemplate(join(cache, `test-database-${contents}`), async () => undefined);
}

/** Makes the data folder unless it is there, of a copy of `origin` where one is given. */
async function makeTemplate(template: string, fill: TestContent['fill'], origin?: string): Promise<string> {
  if (existsSync(template)) return template;
  const draft = await mkdtemp(`${template}-`);
  if (origin) copyFolder(origin, draft);
  const database = await openDatabase({ dataDir: draft });
  await fill(database).finally(database.close);
  // Another test process may have been quicker: its template is as good.
  await rename(draft, template).catch(() => rm(draft, { recursive: true }));
  return template;
}
