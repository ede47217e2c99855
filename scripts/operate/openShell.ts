import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** One bash in which commands run after one another, as in the terminal of who follows a page. */
export interface Shell {
  /** @returns What the commands print. @throws what they print if one of them fails */
  run(commands: string): Promise<string>;
  /** Ends it and the servers that it has started. */
  close(): Promise<void>;
}

const end = '-- end of block --';

/** Opens a bash in a folder, with these variables and no others. */
export function openShell(folder: string, env: Readonly<Record<string, string>>): Shell {
  // A group of its own, so that what it leaves running ends with it.
  const child = spawn('bash', ['-euo', 'pipefail'], { cwd: folder, env, detached: true });
  const ended = once(child, 'close');
  let output = '';
  const watchers = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
      for (const watcher of watchers) watcher();
    });
  }
  child.on('close', () => {
    for (const watcher of watchers) watcher();
  });
  return {
    run: async (commands) => {
      output = '';
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      const look = () => {
        if (output.includes(end)) resolve(output.replace(end, '').trim());
        else if (child.exitCode !== null) reject(new Error(output.trim()));
      };
      watchers.add(look);
      // Nothing of the next block is read as input of a command of this one.
      child.stdin.write(`{\n${commands}\n} < /dev/null\necho '${end}'\n`);
      return promise.finally(() => watchers.delete(look));
    },
    close: async () => {
      if (child.pid !== undefined) {
        try {
          process.kill(-child.pid, 'SIGKILL');
        } catch {
          // All have ended.
        }
      }
      await ended;
    },
  };
}
