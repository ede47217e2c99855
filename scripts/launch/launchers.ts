import { readFileSync } from 'node:fs';

interface Process {
  parent: number;
  command: string;
}

/** Programs that stand between the person at the terminal and us when we are run by `npm start`. */
const launcher = /(^|[/\s])(npm|npx|pnpm)(-cli\.js|\.c?js)?(\s|$)|\bsh -c\b|^npm /;

/**
 * The processes that started this one, from the nearest to `npm` itself; the shell that a person types in is not among
 * them. Where the system does not tell, the nearest alone.
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

/** From Linux's /proc; null where there is none, and for a process that has ended. */
function readProcess(pid: number): Process | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    return { parent: Number(/^PPid:\s*(\d+)/m.exec(status)?.[1] ?? 0), command };
  } catch {
    return null;
  }
}
