/**
 * Global setup of the e2e tests: builds the app and starts it once, on a data folder that each file then copies. A
 * first start takes three times as long as a later one; `start.e2e.test.ts` makes first starts of its own.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startApp } from './startApp.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A data folder as a first start leaves it; no process has it open. */
    startedDataDir: string;
  }
}

export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'foresight-started-'));
  const app = await startApp({ dataDir });
  await app.stop();
  provide('startedDataDir', dataDir);
  return () => rm(dataDir, { recursive: true, force: true });
}
