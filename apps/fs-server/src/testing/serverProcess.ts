import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { childEnvironment } from './childEnvironment.ts';

/** A server in a separate process, as `npm start` runs it. */
export interface ServerProcess {
  port: number;
  child: ChildProcess;
  /** Output on stderr so far. */
  errors(): string;
  /** Resolves with the exit code when the process has ended; null after an unhandled signal. */
  ended: Promise<number | null>;
}

const program = fileURLToPath(new URL('../main.ts', import.meta.url));

/**
 * Starts a server, and waits until it listens.
 * @param given a free port by default
 * @throws its error output if it ends before
 */
export async function startServerProcess(
  variables: Readonly<Record<string, string>>,
  given?: number,
): Promise<ServerProcess> {
  const port = given ?? (await findFreePort());
  const child = spawn(process.execPath, ['--conditions=@fs/source', program], {
    env: { TZ: 'UTC', ...childEnvironment, ...variables, PORT: String(port) },
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
