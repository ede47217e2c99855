import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyStartedData } from './copyStartedData.ts';
import { freePort } from './freePort.ts';
import type { AppHost } from './openHost.ts';
import type { RunningApp } from './startApp.ts';

export interface Starts {
  /** Starts the app at the same address, after stopping the running one. */
  restart: () => Promise<RunningApp>;
  /** Stops the app and deletes its data. */
  end: () => Promise<void>;
}

/** Starts apps one after another in the host's process, on one copy of a first start's data folder. */
export async function createStarts(host: AppHost): Promise<Starts> {
  const dataDir = await mkdtemp(join(tmpdir(), 'foresight-e2e-'));
  copyStartedData(dataDir);
  const port = await freePort();
  let running: RunningApp | undefined;
  return {
    restart: async () => {
      await running?.stop();
      running = await host.start({ dataDir, port });
      return running;
    },
    end: async () => {
      await running?.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
