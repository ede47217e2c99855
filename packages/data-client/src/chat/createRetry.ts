/** Runs something again, after a wait that doubles with each failure, until it succeeds. */
export function createRetry(run: () => void, backoff: (failures: number) => number) {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    /** Call it with what became of each run. */
    settle(isDone: boolean): void {
      clearTimeout(timer);
      failures = isDone ? 0 : failures + 1;
      if (!isDone) timer = setTimeout(run, backoff(failures));
    },
    stop: () => clearTimeout(timer),
  };
}
