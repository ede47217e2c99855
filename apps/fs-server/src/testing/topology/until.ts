import { setTimeout as pause } from 'node:timers/promises';

const patienceMs = 30_000;

/** Waits for a state. @throws naming what did not come true in `waitMs` */
export async function until(
  isTrue: () => boolean | Promise<boolean>,
  what: string,
  waitMs: number = patienceMs,
): Promise<void> {
  const end = performance.now() + waitMs;
  while (!(await isTrue())) {
    if (performance.now() > end) throw new Error(`Not within ${waitMs / 1000} seconds: ${what}`);
    await pause(50);
  }
}
