/**
 * Global setup of the projects that run in Node: a folder that lives as long as this run of tests, for what a worker keeps
 * from one file to the next. Tests know it by `TEST_RUN_FOLDER`.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'foresight-run-'));
  process.env.TEST_RUN_FOLDER = folder;
  return () => rm(folder, { recursive: true, force: true });
}
