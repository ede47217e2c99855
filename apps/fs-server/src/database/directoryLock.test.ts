import { once } from 'node:events';
import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copyMigratedDatabase } from '../testing/testDatabase.ts';
import { openDatabase } from './database.ts';
import { lockDirectory } from './directoryLock.ts';
import { startProcess } from './testing/startProcess.ts';

async function createTemporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'foresight-lock-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

function messageFor(pid: number | undefined): string {
  return `Another process (pid ${pid}) is using the data folder. Stop it, or set DATA_DIR to another folder.`;
}

test('rejects a data folder in use with the pid of its process, and opens it once that process was killed', async () => {
  const dataDir = await createTemporaryFolder();
  await copyMigratedDatabase(dataDir);
  const holder = startProcess('./holdDatabase.ts', [dataDir]);
  onTestFinished(() => void holder.kill('SIGKILL'));
  const ended = once(holder, 'close');
  await once(holder.stdout, 'data');

  await expect(openDatabase({ dataDir })).rejects.toThrow(messageFor(holder.pid));

  holder.kill('SIGKILL');
  await ended;
  const database = await openDatabase({ dataDir });
  expect(await database.version()).toMatch(/^PostgreSQL 18\.\d+ \(PGlite 0\.5\.16\)$/);
  await database.close();
});

test('one of ten concurrent callers gets a folder, even if a dead process left its lock', async () => {
  const path = join(await createTemporaryFolder(), 'lock');
  await writeFile(path, JSON.stringify({ pid: process.pid, started: 'at an earlier boot' }));

  const attempts = await Promise.allSettled(Array.from({ length: 10 }, () => lockDirectory(path)));

  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const refusals = attempts.flatMap((attempt) => (attempt.status === 'rejected' ? [attempt.reason.message] : []));
  expect(refusals).toEqual(Array.from({ length: 9 }, () => messageFor(process.pid)));
});

test('a released folder can be locked again', async () => {
  const path = join(await createTemporaryFolder(), 'lock');
  await (await lockDirectory(path)).release();
  await lockDirectory(path);
  expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ pid: process.pid });
});

test('ignores a guard left by a killed process, and a truncated lock', async () => {
  const path = join(await createTemporaryFolder(), 'lock');
  await writeFile(path, '{"pid":');
  await writeFile(`${path}.guard`, '');
  await utimes(`${path}.guard`, 0, 0);
  await lockDirectory(path);
  expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ pid: process.pid });
});
