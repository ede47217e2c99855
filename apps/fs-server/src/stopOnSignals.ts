/** How long a clean stop may take, slightly longer than requests in flight may. The process is then ended. */
const stopTimeoutMs = 28_000;

/** Stops cleanly on SIGINT and SIGTERM. Further signals are ignored meanwhile. */
export function stopOnSignals(stop: () => Promise<void>): void {
  let isStopping = false;
  const stopOnce = () => {
    if (isStopping) return;
    isStopping = true;
    const fail = (problem: string) => {
      process.stderr.write(`Foresight could not stop cleanly: ${problem}.\n`);
      process.exit(1);
    };
    setTimeout(() => fail(`something still ran after ${stopTimeoutMs / 1000} seconds`), stopTimeoutMs).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => fail(error instanceof Error ? error.name : 'an unknown error'),
    );
  };
  process.on('SIGINT', stopOnce);
  process.on('SIGTERM', stopOnce);
}
