/** Milliseconds that a clean stop may take, beyond those that requests in flight have; what hangs is ended then. */
const patience = 28_000;

/** Stops cleanly on Ctrl-C and on SIGTERM; a second signal while that is under way changes nothing. */
export function stopOnSignals(stop: () => Promise<void>): void {
  let isStopping = false;
  const stopOnce = () => {
    if (isStopping) return;
    isStopping = true;
    const fail = (problem: string) => {
      process.stderr.write(`Foresight could not stop cleanly: ${problem}.\n`);
      process.exit(1);
    };
    setTimeout(() => fail(`something still ran after ${patience / 1000} seconds`), patience).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => fail(error instanceof Error ? error.name : 'an unknown error'),
    );
  };
  process.on('SIGINT', stopOnce);
  process.on('SIGTERM', stopOnce);
}
