import { existsSync } from 'node:fs';
import { access, constants, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseUnavailable } from './DatabaseUnavailable.ts';
import { lockDirectory } from './directoryLock.ts';

export interface PgliteFolder {
  path: string;
  /** From now on there is something to lose. */
  markComplete(): Promise<void>;
  release(): Promise<void>;
}

/**
 * The embedded database's folder, held by this process. One whose making was cut short is made again: PostgreSQL
 * cannot open half a database, and nobody was told yet that anything is in it.
 * @throws DatabaseUnavailable when another process holds it, and when it cannot be a folder of ours.
 */
export async function claimFolder(dataDir: string): Promise<PgliteFolder> {
  const path = join(dataDir, 'database');
  const unfinished = join(dataDir, 'database.unfinished');
  await makeFolder(dataDir);
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

async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { recursive: true, mode: 0o700 });
    await access(path, constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new DatabaseUnavailable(
      `The data folder ${path} cannot be made or written to (${code}): choose another with DATA_DIR.`,
      { cause: error },
    );
  }
}
