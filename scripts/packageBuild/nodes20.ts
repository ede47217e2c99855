import { execFileSync } from 'node:child_process';
import { delimiter, join } from 'node:path';

/** Returns the `node` programs on the path that are version 20, and so lack Web Locks. */
export function nodes20(): string[] {
  const named = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'node'));
  return [...new Set(named)].filter((node) => {
    try {
      return execFileSync(node, ['--version'], { encoding: 'utf8' }).startsWith('v20.');
    } catch {
      return false;
    }
  });
}
