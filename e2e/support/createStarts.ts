import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyStartedData } from './copyStartedData.ts';
import { freePort } from './freePort.ts';
import { type RunningApp, startApp } from './startApp.ts';

export interface Starts {
  /** Starts the app at the one address, after it stopped the one that runs. */
  startAnew: () => Promise<RunningApp>;
  /** Stops the app and removes what it kept. */
  end: () => Promise<void>;
}

/** Starts on one copy of the data folder of a first start: each finds what the one before kept. */
export async function createStarts(): Promise<Starts> {
  const dataDir = await mkdtemp(join(tmpdir(), 'foresight-journey-'));
  copyStartedData(dataDir);
  const port = await freePort();
  let running: RunningApp | undefined;
  return {
    startAnew: async () => {
      await running?.stop();
      running = await startApp({ dataDir, port });
      return running;
    },
    end: async () => {
      await running?.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
