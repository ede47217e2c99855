import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

// V8's optimizing compiler takes longer than the few queries of most programs.
const baselineOnly = ['--liftoff-only'];

/** Runs a program of this folder in a separate Node process; read its output from `stdout`. */
export function startProcess(
  program: string,
  words: readonly string[],
  flags: readonly string[] = baselineOnly,
): ChildProcessByStdio<null, Readable, null> {
  const path = fileURLToPath(new URL(program, import.meta.url));
  const options = [...flags, '--conditions=@fs/source', path, ...words];
  return spawn(process.execPath, options, { stdio: ['ignore', 'pipe', 'inherit'] });
}
