import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Database, openDatabase } from '../database/database.ts';
import { migrations } from '../database/migrations/list.ts';

const serverFolder = fileURLToPath(new URL('../../', import.meta.url));

/**
 * An embedded database of its own for a test: migrated, empty, gone after `close`. It is cloned from a template that
 * the first test to ask leaves in `node_modules/.cache`, so that it opens in about half a second.
 */
export async function openTestDatabase(): Promise<Database> {
  const dataDir = await mkdtemp(join(tmpdir(), 'foresight-test-'));
  await cp(await migratedTemplate(), dataDir, { recursive: true });
  const database = await openDatabase({ dataDir });
  return {
    ...database,
    close: async () => {
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A data folder that nobody has open; made anew when a migration or the database itself changes. */
async function migratedTemplate(): Promise<string> {
  const dependencies = await readFile(join(serverFolder, 'package.json'), 'utf8');
  const contents = createHash('sha256')
    .update(JSON.stringify([dependencies, migrations]))
    .digest('hex')
    .slice(0, 16);
  const cache = join(serverFolder, 'node_modules/.cache');
  const template = join(cache, `test-database-${contents}`);
  if (!existsSync(template)) {
    await mkdir(cache, { recursive: true });
    const draft = await mkdtemp(`${template}-`);
    const database = await openDatabase({ dataDir: draft });
    await database.close();
    // Another test process may have been quicker: its template is as good.
    await rename(draft, template).catch(() => rm(draft, { recursive: true }));
  }
  return template;
}
