/** A debounced function. */
export interface Debounced<Args extends readonly unknown[]> {
  (...args: Args): void;
  /** Runs the pending call now, if there is one. */
  flush: () => void;
  /** Cancels the pending call. */
  cancel: () => void;
}

/**
 * Returns a function that runs `callback` with the latest arguments after `delayMs` milliseconds without a call. With 0
 * it runs at once, so that a change and its effect share a frame.
 *
 * @example
 * const search = debounce((text: string) => fetchResults(text), 400);
 */
export function debounce<Args extends readonly unknown[]>(
  callback: (...args: Args) => void,
  delayMs: number,
): Debounced<Args> {
  let waiting: Args | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function cancel() {
    clearTimeout(timer);
    waiting = undefined;
  }

  function flush() {
    const args = waiting;
    cancel();
    if (args) callback(...args);
  }

  function call(...args: Args) {
    clearTimeout(timer);
    waiting = args;
    if (delayMs > 0) timer = setTimeout(flush, delayMs);
    else flush();
  }

  return Object.assign(call, { flush, cancel });
}
