import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { copyMigratedDatabase } from '../testing/testDatabase.ts';
import { openDatabase } from './database.ts';
import { startProcess } from './testing/startProcess.ts';

const kills = 10;

/** The ids that a writing process printed before it was killed during its writes. */
async function writeUntilKilled(dataDir: string, run: number): Promise<string[]> {
  const writer = startProcess('./writeRows.ts', [dataDir, `run${run}`]);
  const ended = once(writer, 'close');
  const acknowledged: string[] = [];
  const killAfter = 15 + 23 * run;
  for await (const id of createInterface({ input: writer.stdout })) {
    acknowledged.push(id);
    if (acknowledged.length === killAfter) {
      writer.kill('SIGKILL');
    }
  }
  const [, signal] = await ended;
  expect(signal).toBe('SIGKILL');
  return acknowledged;
}

test('a process killed while it writes, ten times over, loses no acknowledged write', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'foresight-kill-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  await copyMigratedDatabase(dataDir);

  const acknowledged: string[] = [];
  for (let run = 0; run < kills; run += 1) {
    acknowledged.push(...(await writeUntilKilled(dataDir, run)));
  }

  const database = await openDatabase({ dataDir });
  const rows = await database.kysely.selectFrom('service_state').select('key').execute();
  await database.close();
  const kept = new Set(rows.map(({ key }) => key));
  expect(acknowledged.length).toBeGreaterThanOrEqual(kills * 15);
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
});
