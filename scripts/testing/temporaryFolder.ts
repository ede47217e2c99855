import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/** Where Linux keeps files in memory. */
const sharedMemory = '/dev/shm';

/** More than the databases, browsers and builds of a run take, in bytes. */
const enough = 6 * 2 ** 30;

/**
 * Moves the temporary files of all programs that are started from now on into memory, where there is plenty of it and
 * nobody chose another place: the tests' databases write little, but wait for the disk with each write. Returns what
 * deletes them.
 */
export function keepTemporaryFilesInMemory(): () => void {
  if (process.env.TMPDIR !== undefined || !hasSharedMemory()) return () => undefined;
  const folder = mkdtempSync(join(sharedMemory, 'foresight-'));
  // As /tmp: PostgreSQL runs as a user of its own.
  chmodSync(folder, 0o1777);
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

function hasSharedMemory(): boolean {
  if (process.platform !== 'linux' || !existsSync(sharedMemory)) return false;
  const { bavail, bsize } = statfsSync(sharedMemory);
  return Math.min(bavail * bsize, process.availableMemory()) > enough;
}
