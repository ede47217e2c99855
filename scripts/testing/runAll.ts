import type { Step, StepResult } from './Step.ts';

/** Starts the steps in order, so many at a time. */
export async function runAll(
  steps: readonly Step[],
  atOnce: number,
  run: (step: Step) => Promise<StepResult>,
): Promise<StepResult[]> {
  const results: StepResult[] = [];
  const running = new Set<Promise<void>>();
  for (const step of steps) {
    if (running.size === atOnce) await Promise.race(running);
    const task: Promise<void> = run(step).then((result) => {
      results.push(result);
      running.delete(task);
    });
    running.add(task);
  }
  await Promise.all(running);
  return results;
}
