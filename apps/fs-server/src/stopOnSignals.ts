/** How long a clean stop may take before the process ends all the same, in milliseconds. */
const patience = 10_000;

/** Stops cleanly on Ctrl-C and on SIGTERM; a second signal while that is under way changes nothing. */
export function stopOnSignals(stop: () => Promise<void>): void {
  let isStopping = false;
  const stopOnce = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), patience).unref();
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', stopOnce);
  process.on('SIGTERM', stopOnce);
}
