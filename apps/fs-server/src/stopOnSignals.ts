/** How long a clean stop may take before the process ends all the same, in milliseconds. */
const patience = 10_000;

/**
 * Stops cleanly on Ctrl-C, on SIGTERM, and when the program that started us is gone:
 * npm does not pass SIGTERM on to the processes below it.
 */
export function stopOnSignals(stop: () => Promise<void>): void {
  const parent = process.ppid;
  let isStopping = false;

  const stopOnce = () => {
    if (isStopping) return;
    isStopping = true;
    clearInterval(orphanWatch);
    setTimeout(() => process.exit(1), patience).unref();
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  const orphanWatch = setInterval(() => process.ppid !== parent && stopOnce(), 500);
  orphanWatch.unref();
  process.on('SIGINT', stopOnce);
  process.on('SIGTERM', stopOnce);
}
