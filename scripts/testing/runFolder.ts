/**
 * Global setup of the projects in Node: a folder that lives as long as this run, for data that a worker keeps from one
 * file to the next. Tests read its path from `TEST_RUN_FOLDER`.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'foresight-run-'));
  process.env.TEST_RUN_FOLDER = folder;
  return () => rm(folder, { recursive: true, force: true });
}
