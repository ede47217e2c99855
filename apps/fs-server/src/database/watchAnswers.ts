/** Milliseconds between two looks at a request that is under way. */
const everyMs = 5000;
/** How long a statement may compute: building the indexes of an import takes a minute on a slow machine. */
const longestMs = 30 * 60_000;

interface WatchOptions {
  /** Asks the worker for a sign of life, which comes after the answers to all requests before it. */
  ping: (request: number) => void;
  onLost: (reason: string) => void;
}

/**
 * Notices a request that is never answered: PostgreSQL that gives up inside PGlite leaves the thread alive and says
 * nothing. A thread that computes answers no ping, so that no statement is taken for lost because it is slow.
 */
export function watchAnswers({ ping, onLost }: WatchOptions) {
  let asked = 0;
  let answered = 0;
  let since = 0;
  const timer = setInterval(() => {
    if (answered === asked) return;
    if (Date.now() - since > longestMs) onLost('a statement ran for half an hour');
    else ping(asked);
  }, everyMs);
  timer.unref();
  return {
    onRequest: () => {
      asked += 1;
      since = Date.now();
    },
    onAnswer: () => {
      answered += 1;
      since = Date.now();
    },
    onPong: (request: number) => {
      if (answered < request) onLost('a statement was never answered');
    },
    stop: () => clearInterval(timer),
  };
}
