import { findLaunchers } from './launchers.ts';

/** Milliseconds between checks. */
const interval = 500;

/**
 * Ends this process, as SIGTERM would, when one of the programs that launched it is gone: npm dies of a SIGTERM without
 * forwarding it to its child processes.
 */
export function exitWithParent(): void {
  const launchers = findLaunchers();
  const watch = setInterval(() => {
    if (launchers.every(isAlive)) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, interval);
  watch.unref();
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
