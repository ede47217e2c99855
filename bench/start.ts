import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHistogram } from 'node:perf_hooks';
import { type RunningApp, startApp } from '../e2e/support/startApp.ts';
import { buildWebWhenStale } from '../scripts/web/buildWeb.ts';
import { type Durations, durationHeadings, durationRow, printTable } from './report.ts';

const runs = 3;

/** Time from process start until the app is ready: on a new data folder, and on the same one again. */
export async function measureStart(): Promise<void> {
  await buildWebWhenStale(console.log);
  const cold = createHistogram({ figures: 4 });
  const warm = createHistogram({ figures: 4 });
  for (let run = 0; run < runs; run += 1) {
    const dataDir = await mkdtemp(join(tmpdir(), 'foresight-bench-'));
    await (await startTimed(dataDir, cold)).stop();
    await (await startTimed(dataDir, warm)).stop();
    await rm(dataDir, { recursive: true });
  }
  printTable('Start', 'From the start of the process to its line “Foresight is ready”; installed, app built.', [
    durationHeadings,
    durationRow('cold: new data folder, migrated and seeded', cold),
    durationRow('warm: same data folder again', warm),
  ]);
}

async function startTimed(dataDir: string, durations: Durations): Promise<RunningApp> {
  const started = process.hrtime.bigint();
  const app = await startApp({ dataDir });
  durations.record(process.hrtime.bigint() - started);
  return app;
}
