import { appendFile, readFile, writeFile } from 'node:fs/promises';
import type { CountsResult } from './DriveCounts.ts';
import type { FoundFault } from './Faults.ts';

/** What one call gave. */
export interface CallResult extends CountsResult {
  faults: readonly (readonly [string, FoundFault])[];
}

/**
 * A file with a line for each call that is done, so that a run that was ended goes on with the next call.
 * @param key What a run must have in common with that before it, such as its texts. Other lines are ignored.
 */
export async function openCallLog(path: string, key: string) {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const lines = text.split('\n').slice(0, -1);
  // The last line is incomplete where the process was ended while it was written.
  if (text !== '' && !text.endsWith('\n')) await writeFile(path, lines.map((line) => `${line}\n`).join(''));
  const done = new Map<string, CallResult>();
  for (const line of lines) {
    const entry = JSON.parse(line) as { key: string; name: string; result: CallResult };
    if (entry.key === key) done.set(entry.name, entry.result);
  }
  return {
    done,
    add: (name: string, result: CallResult) => appendFile(path, `${JSON.stringify({ key, name, result })}\n`),
  };
}
