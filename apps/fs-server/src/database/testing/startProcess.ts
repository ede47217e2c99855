import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

/** Runs a program of this folder in a separate Node process; read its output from `stdout`. */
export function startProcess(program: string, ...words: string[]): ChildProcessByStdio<null, Readable, null> {
  const path = fileURLToPath(new URL(program, import.meta.url));
  // V8's optimizing compiler takes longer than the few queries of these programs.
  const options = ['--liftoff-only', '--conditions=@fs/source', path, ...words];
  return spawn(process.execPath, options, { stdio: ['ignore', 'pipe', 'inherit'] });
}
