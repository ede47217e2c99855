import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

/** A server as `npm start` runs it, in a process of its own. */
export interface ServerProcess {
  port: number;
  child: ChildProcess;
  /** What it wrote to stderr so far. */
  errors(): string;
  /** Comes when it has ended: its exit code, or null after a signal that it did not handle. */
  ended: Promise<number | null>;
}

const program = fileURLToPath(new URL('../main.ts', import.meta.url));

/** Starts it on a free port and waits until it listens. @throws with what it wrote, when it ends before that. */
export async function startServerProcess(variables: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const port = await findFreePort();
  const child = spawn(process.execPath, ['--conditions=@fs/source', program], {
    env: { TZ: 'UTC', PATH: process.env.PATH, ...variables, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk;
  });
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const listening = once(child.stdout, 'data').then(() => true);
  if (!(await Promise.race([listening, ended.then(() => false)]))) throw new Error(errors);
  return { port, child, errors: () => errors, ended };
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return address.port;
}
