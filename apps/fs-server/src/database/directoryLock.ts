import { constants } from 'node:fs';
import { open, readFile, rm, stat } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseUnavailable } from './DatabaseUnavailable.ts';

export interface DirectoryLock {
  release(): Promise<void>;
}

interface Holder {
  pid: number;
  /** Distinguishes a process from a later one with the same pid; null where the system does not provide it. */
  started: string | null;
}

/** Guards are held for a few file operations only. An older one was left by a killed process. */
const guardLifetimeMs = 5000;
const guardRetryMs = 20;

/**
 * Locks the folder for this process, because two processes on one database would lose data. Takes over the lock of a
 * process that no longer runs.
 * @param path The lock file, in an existing folder.
 * @throws DatabaseUnavailable with the pid of the process that holds the lock.
 */
export async function lockDirectory(path: string): Promise<DirectoryLock> {
  await withGuard(`${path}.guard`, async () => {
    const holder = await readHolder(path);
    if (holder !== null && (await isRunning(holder))) {
      throw new DatabaseUnavailable(
        `Another process (pid ${holder.pid}) is using the data folder. Stop it, or set DATA_DIR to another folder.`,
      );
    }
    const own: Holder = { pid: process.pid, started: await startTimeOf(process.pid) };
    const file = await open(path, 'w', 0o600);
    await file.writeFile(JSON.stringify(own));
    await file.close();
  });
  return { release: () => rm(path, { force: true }) };
}

/** Runs `action` exclusively, so that reading and replacing a lock do not interleave between processes. */
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

/** Null for a missing lock file, and for one truncated by a kill. */
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
    // EPERM: the process runs as another user.
    return isCode(error, 'EPERM');
  }
  return started === null || started === (await startTimeOf(pid));
}

/** The boot id and start time of a process, where /proc provides them. */
async function startTimeOf(pid: number): Promise<string | null> {
  try {
    const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8');
    const status = await readFile(`/proc/${pid}/stat`, 'utf8');
    // The process name in parentheses may contain spaces. The start time is the 20th field after it (proc_pid_stat(5):
    // field 22).
    const ticks = status.slice(status.lastIndexOf(')') + 2).split(' ')[19];
    return `${boot.trim()} ${ticks}`;
  } catch {
    return null;
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
