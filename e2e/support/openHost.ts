import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { HostReport, HostRequest } from './appHost.ts';
import { readAnnouncement } from './readAnnouncement.ts';
import type { RunningApp } from './startApp.ts';

export interface AppHost {
  /** Starts the app in the host's process: the same as a start of its own but for the time it takes. */
  start: (options: { dataDir: string; port: number }) => Promise<RunningApp>;
  /** Ends the process. */
  close: () => Promise<void>;
}

/** A process runs so many apps, because each leaves some 30 MB of memory. */
const mostStarts = 16;

/** Starts apps one after another, several in one process. */
export function openHost(): AppHost {
  let host = spawnHost();
  let starts = 0;
  const running = new Set<number>();
  return {
    start: async ({ dataDir, port }) => {
      if ((starts >= mostStarts && running.size === 0) || !host.isAlive()) {
        await host.close();
        host = spawnHost();
        starts = 0;
        running.clear();
      }
      starts += 1;
      const [id, { ask }] = [starts, host];
      const variables = { ...process.env, NODE_ENV: 'production', PORT: String(port), DATA_DIR: dataDir };
      const output = await ask({ kind: 'start', id, variables });
      const announcement = readAnnouncement(output);
      if (!announcement) throw new Error(`The app does not say where it is\n${output}`);
      running.add(id);
      return {
        ...announcement,
        port,
        dataDir,
        stop: async () => {
          await ask({ kind: 'stop', id });
          running.delete(id);
        },
      };
    },
    close: () => host.close(),
  };
}

function spawnHost() {
  const child = spawn(process.execPath, ['--conditions=@fs/source', join(import.meta.dirname, 'appHost.ts')], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString('utf8')).slice(-10_000);
    });
  }
  return {
    isAlive: () => child.connected,
    ask: (request: HostRequest) => ask(child, request, () => output),
    close: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const closed = once(child, 'close');
      child.kill('SIGKILL');
      await closed;
    },
  };
}

/** Resolves with what the host announces. Rejects with its output when it fails or ends. */
function ask(child: ChildProcess, request: HostRequest, output: () => string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const handleMessage = ({ id, result }: HostReport) => {
    if (id !== request.id) return;
    if ('failure' in result) reject(new Error(`The app could not ${request.kind}\n${result.failure}\n${output()}`));
    else resolve(result.announcement);
  };
  const handleClose = () => reject(new Error(`The process of the app has ended\n${output()}`));
  child.on('message', handleMessage);
  child.on('close', handleClose);
  if (child.connected) child.send(request);
  else handleClose();
  return promise.finally(() => {
    child.off('message', handleMessage);
    child.off('close', handleClose);
  });
}
