import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

export interface Ended {
  exitCode: number;
  /** What it wrote to both of its streams, in order. */
  output: string;
}

const root = join(import.meta.dirname, '../..');
const environment = {
  ...process.env,
  PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
  ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }),
};
const running = new Set<number>();

/** Runs a program of the workspace at its root and waits for its end. */
export function runCommand([program, ...args]: readonly string[]): Promise<Ended> {
  return new Promise((resolve) => {
    // Detached, so that it leads a group: its own children, a browser say, are then stopped with it.
    const child = spawn(program ?? '', args, { cwd: root, env: environment, detached: true });
    const { pid } = child;
    if (pid) running.add(pid);
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));

    const end = (exitCode: number, last = '') => {
      if (pid) running.delete(pid);
      resolve({ exitCode, output: Buffer.concat(chunks).toString('utf8') + last });
    };
    child.on('error', (error) => end(1, error.message));
    child.on('close', (code) => end(code ?? 1));
  });
}

/** Stops every program that still runs, and what these started. */
export function stopAll() {
  for (const pid of running) {
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // It has ended by itself meanwhile.
    }
  }
}
