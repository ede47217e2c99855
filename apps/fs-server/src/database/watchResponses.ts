/** Interval at which a pending request is checked. */
const intervalMs = 5000;
/** Maximum duration of a statement. Building the indexes of an import takes a minute on a slow machine. */
const maxStatementMs = 30 * 60_000;

interface WatchOptions {
  /** Sends a ping to the worker, which answers after all earlier requests. */
  ping: (request: number) => void;
  onLost: (reason: string) => void;
}

/**
 * Detects a request that never gets a response: when PostgreSQL aborts inside PGlite, its thread stays alive and
 * silent. A busy thread does not answer pings, so that a slow statement does not count as lost.
 */
export function watchResponses({ ping, onLost }: WatchOptions) {
  let requestCount = 0;
  let responseCount = 0;
  let lastActivityMs = 0;
  const timer = setInterval(() => {
    if (responseCount === requestCount) return;
    if (Date.now() - lastActivityMs > maxStatementMs) onLost('a statement ran for half an hour');
    else ping(requestCount);
  }, intervalMs);
  timer.unref();
  return {
    onRequest: () => {
      requestCount += 1;
      lastActivityMs = Date.now();
    },
    onResponse: () => {
      responseCount += 1;
      lastActivityMs = Date.now();
    },
    onPong: (request: number) => {
      if (responseCount < request) onLost('a statement was never answered');
    },
    stop: () => clearInterval(timer),
  };
}
