import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

export interface Ended {
  exitCode: number;
  /** Output of both streams, in order. */
  output: string;
}

const root = join(import.meta.dirname, '../..');
/** Of the programs. Read at each start, since a run chooses where temporary files are. */
const environment = () => ({
  ...process.env,
  PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
  // Programs and their child processes load the same modules again and again.
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
  ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }),
});
/** Running programs by process id, each with the promise of its end. */
const running = new Map<number, Promise<Ended>>();
/** Milliseconds between SIGTERM and SIGKILL. */
const grace = 5_000;

/** Runs a program of the workspace at its root and waits for its end. */
export function runCommand([program = '', ...args]: readonly string[]): Promise<Ended> {
  // Detached, so that it leads a process group: its own children, such as a browser, are stopped with it.
  const child = spawn(program, args, { cwd: root, env: environment(), detached: true });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk) => chunks.push(chunk));
  child.stderr.on('data', (chunk) => chunks.push(chunk));

  const ended = new Promise<Ended>((resolve) => {
    const end = (exitCode: number, last = '') => {
      if (child.pid) running.delete(child.pid);
      resolve({ exitCode, output: Buffer.concat(chunks).toString('utf8') + last });
    };
    child.on('error', (error) => end(1, error.message));
    child.on('close', (code) => end(code ?? 1));
  });
  if (child.pid) running.set(child.pid, ended);
  return ended;
}

/** Stops every running program and its children; resolves when all have ended. */
export async function stopAll(): Promise<void> {
  signalAll('SIGTERM');
  const impatience = setTimeout(() => signalAll('SIGKILL'), grace);
  await Promise.all(running.values());
  clearTimeout(impatience);
}

function signalAll(signal: NodeJS.Signals) {
  for (const pid of running.keys()) {
    try {
      process.kill(-pid, signal);
    } catch {
      // It has ended meanwhile.
    }
  }
}
