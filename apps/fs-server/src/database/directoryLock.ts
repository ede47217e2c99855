import { constants } from 'node:fs';
import { open, readFile, rm, stat } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseUnavailable } from './DatabaseUnavailable.ts';

export interface DirectoryLock {
  release(): Promise<void>;
}

interface Holder {
  pid: number;
  /** Tells a process from a later one with the same pid; null where the system does not say. */
  started: string | null;
}

/** A guard is held for a few file operations; an older one was left by a process that was killed inside them. */
const guardLifetimeMs = 5000;
const guardRetryMs = 20;

/**
 * Takes the folder for this process: two on one database lose each other's rows. The lock of a process that no longer
 * runs is taken over.
 * @param path The lock file, in an existing folder.
 * @throws DatabaseUnavailable naming the process that holds it.
 */
export async function lockDirectory(path: string): Promise<DirectoryLock> {
  await withGuard(`${path}.guard`, async () => {
    const holder = await readHolder(path);
    if (holder !== null && (await isRunning(holder))) {
      throw new DatabaseUnavailable(
        `The data folder is in use by another process (pid ${holder.pid}): stop it, or choose another folder with DATA_DIR.`,
      );
    }
    const own: Holder = { pid: process.pid, started: await startOf(process.pid) };
    const file = await open(path, 'w', 0o600);
    await file.writeFile(JSON.stringify(own));
    await file.close();
  });
  return { release: () => rm(path, { force: true }) };
}

/** Runs `action` while no other starter runs its own: reading a lock and replacing it must not interleave. */
async function withGuard(path: string, action: () => Promise<void>): Promise<void> {
  while (!(await createExclusively(path))) {
    const age = await stat(path).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (age > guardLifetimeMs) {
      await rm(path, { force: true });
    } else {
      await pause(guardRetryMs);
    }
  }
  try {
    await action();
  } finally {
    await rm(path, { force: true });
  }
}

async function createExclusively(path: string): Promise<boolean> {
  try {
    const file = await open(path, constants.O_CREAT | constants.O_EXCL | constants.O_WRONLY, 0o600);
    await file.close();
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) {
      return false;
    }
    throw error;
  }
}

/** Null when there is none, and when a kill cut it short. */
async function readHolder(path: string): Promise<Holder | null> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    if (isCode(error, 'ENOENT') || error instanceof SyntaxError) {
      return null;
    }
    throw error;
  }
}

async function isRunning({ pid, started }: Holder): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it runs, under another user.
    return isCode(error, 'EPERM');
  }
  return started === null || started === (await startOf(pid));
}

/** The boot and the tick of it at which a process began, where /proc tells. */
async function startOf(pid: number): Promise<string | null> {
  try {
    const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8');
    const status = await readFile(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may hold spaces; the start time is the 20th field after it (proc_pid_stat(5): field 22).
    const ticks = status.slice(status.lastIndexOf(')') + 2).split(' ')[19];
    return `${boot.trim()} ${ticks}`;
  } catch {
    return null;
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
