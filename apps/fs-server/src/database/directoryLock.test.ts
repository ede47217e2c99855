import { once } from 'node:events';
import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copyMigratedDatabase } from '../testing/testDatabase.ts';
import { openDatabase } from './database.ts';
import { lockDirectory } from './directoryLock.ts';
import { startProcess } from './testing/startProcess.ts';

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'foresight-lock-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

function sentenceFor(pid: number | undefined): string {
  return `The data folder is in use by another process (pid ${pid}): stop it, or choose another folder with DATA_DIR.`;
}

test('a data folder that another process has open is refused by its pid, and free once that process was killed', async () => {
  const dataDir = await temporaryFolder();
  await copyMigratedDatabase(dataDir);
  const holder = startProcess('./holdDatabase.ts', dataDir);
  const ended = once(holder, 'close');
  await once(holder.stdout, 'data');

  await expect(openDatabase({ dataDir })).rejects.toThrow(sentenceFor(holder.pid));

  holder.kill('SIGKILL');
  await ended;
  const database = await openDatabase({ dataDir });
  expect(await database.version()).toMatch(/^PostgreSQL 18\.\d+ \(PGlite 0\.5\.16\)$/);
  await database.close();
});

test('of ten that ask for one folder at once, one gets it, also when a dead process left its lock', async () => {
  const path = join(await temporaryFolder(), 'lock');
  await writeFile(path, JSON.stringify({ pid: process.pid, started: 'at an earlier boot' }));

  const attempts = await Promise.allSettled(Array.from({ length: 10 }, () => lockDirectory(path)));

  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const refusals = attempts.flatMap((attempt) => (attempt.status === 'rejected' ? [attempt.reason.message] : []));
  expect(refusals).toEqual(Array.from({ length: 9 }, () => sentenceFor(process.pid)));
});

test('a released folder can be taken again', async () => {
  const path = join(await temporaryFolder(), 'lock');
  await (await lockDirectory(path)).release();
  await lockDirectory(path);
  expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ pid: process.pid });
});

test('a starter killed inside its few file operations, and a lock cut short, stand in nobody’s way', async () => {
  const path = join(await temporaryFolder(), 'lock');
  await writeFile(path, '{"pid":');
  await writeFile(`${path}.guard`, '');
  await utimes(`${path}.guard`, 0, 0);
  await lockDirectory(path);
  expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ pid: process.pid });
});
