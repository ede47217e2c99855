import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from './freePort.ts';
import { type Announcement, readAnnouncement } from './readAnnouncement.ts';

export interface StartOptions {
  dataDir: string;
  /** @default a free port */
  port?: number;
  /** Further environment variables. */
  environment?: Readonly<Record<string, string>>;
  /** Flags of Node. @default none */
  nodeFlags?: readonly string[];
}

export interface RunningApp extends Announcement {
  port: number;
  dataDir: string;
  /** Stops the app like Ctrl-C. */
  stop: () => Promise<void>;
}

/** An app in a process of its own. */
export interface AppProcess extends RunningApp {
  pid: number;
  /** Kills the process, like a power cut. */
  kill: () => Promise<void>;
}

const root = join(import.meta.dirname, '../..');

/**
 * Runs what `npm start` runs, and waits until the app is ready.
 * @throws with all of its output when the app ends before that.
 */
export async function startApp({
  dataDir,
  port: chosen,
  environment,
  nodeFlags = [],
}: StartOptions): Promise<AppProcess> {
  const port = chosen ?? (await freePort());
  const child = spawn(process.execPath, [...nodeFlags, '--conditions=@fs/source', 'scripts/start.ts'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ...environment,
      PORT: String(port),
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const announcement = await new Promise<Announcement>((resolve, reject) => {
    const onData = (chunk: Buffer) => {
      output += chunk.toString('utf8');
      const read = readAnnouncement(output);
      if (read) resolve(read);
    };
    child.stdout.on('data', onData);
    child.stderr.on('data', onData);
    child.on('error', reject);
    child.on('close', (code) => reject(new Error(`The app ended with code ${code} before it was ready\n${output}`)));
  });
  return {
    ...announcement,
    pid: child.pid ?? 0,
    port,
    dataDir,
    stop: () => endBy(child, 'SIGINT'),
    kill: () => endBy(child, 'SIGKILL'),
  };
}

async function endBy(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const closed = once(child, 'close');
    child.kill(signal);
    await closed;
  }
}
