import { existsSync } from 'node:fs';
import { access, constants, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseUnavailable } from './DatabaseUnavailable.ts';
import { lockDirectory } from './directoryLock.ts';

export interface PgliteFolder {
  path: string;
  /** Marks the database as completely created, so that it is never recreated. */
  markComplete(): Promise<void>;
  release(): Promise<void>;
}

/**
 * Locks the folder of the embedded database. If an earlier creation was interrupted, recreates the folder: PostgreSQL
 * cannot open a partial database, and no write to it was acknowledged.
 * @throws DatabaseUnavailable when another process holds the folder, or the folder cannot be created.
 */
export async function claimFolder(dataDir: string): Promise<PgliteFolder> {
  const path = join(dataDir, 'database');
  const unfinished = join(dataDir, 'database.unfinished');
  await createFolder(dataDir);
  const { release } = await lockDirectory(join(dataDir, 'database.lock'));
  if (existsSync(unfinished)) {
    await rm(path, { recursive: true, force: true });
  }
  if (!existsSync(path)) {
    await writeFile(unfinished, '');
    await mkdir(path, { mode: 0o700 });
  }
  return { path, markComplete: () => rm(unfinished, { force: true }), release };
}

async function createFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { recursive: true, mode: 0o700 });
    await access(path, constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new DatabaseUnavailable(
      `Can’t create or write to the data folder ${path} (${code}). Set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
}
