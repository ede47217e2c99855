import { readFileSync } from 'node:fs';

interface Process {
  parent: number;
  command: string;
}

/** Programs between the user's terminal and this process when `npm start` runs it. */
const launcher = /(^|[/\s])(npm|npx|pnpm)(-cli\.js|\.c?js)?(\s|$)|\bsh -c\b|^npm /;

/**
 * Returns the processes that started this one, from the parent to `npm` itself, without the user's shell. Where the
 * system does not tell, only the parent.
 */
export function findLaunchers(first = process.ppid, read: (pid: number) => Process | null = readProcess): number[] {
  const pids: number[] = [];
  for (let pid = first; pid > 1; ) {
    const found = read(pid);
    if (!found || !launcher.test(found.command)) break;
    pids.push(pid);
    pid = found.parent;
  }
  return pids;
}

/** Reads Linux's /proc; null without /proc, and for a process that has ended. */
function readProcess(pid: number): Process | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    return { parent: Number(/^PPid:\s*(\d+)/m.exec(status)?.[1] ?? 0), command };
  } catch {
    return null;
  }
}
