/** How long a clean stop may take, slightly longer than requests in flight may. The process is then ended. */
const stopTimeoutMs = 28_000;

/**
 * Stops cleanly on SIGINT and SIGTERM. Further signals are ignored meanwhile.
 * @param drainMs how long `stop` waits before it begins
 */
export function stopOnSignals(stop: () => Promise<void>, drainMs = 0): void {
  let isStopping = false;
  const stopOnce = () => {
    if (isStopping) return;
    isStopping = true;
    const fail = (problem: string) => {
      process.stderr.write(`Foresight could not stop cleanly: ${problem}.\n`);
      process.exit(1);
    };
    const timeoutMs = drainMs + stopTimeoutMs;
    setTimeout(() => fail(`something still ran after ${timeoutMs / 1000} seconds`), timeoutMs).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => fail(error instanceof Error ? error.name : 'an unknown error'),
    );
  };
  process.on('SIGINT', stopOnce);
  process.on('SIGTERM', stopOnce);
}
