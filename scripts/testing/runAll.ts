import type { Step, StepResult } from './Step.ts';

/** Starts the steps in order, each as soon as the processors that it needs are free. */
export async function runAll(
  steps: readonly Step[],
  processors: number,
  run: (step: Step) => Promise<StepResult>,
): Promise<StepResult[]> {
  const results: StepResult[] = [];
  const running = new Set<Promise<void>>();
  let free = processors;
  for (const step of steps) {
    const needed = Math.min(step.processors, processors);
    while (free < needed) await Promise.race(running);
    free -= needed;
    const task: Promise<void> = run(step).then((result) => {
      results.push(result);
      free += needed;
      running.delete(task);
    });
    running.add(task);
  }
  await Promise.all(running);
  return results;
}
