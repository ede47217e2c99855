/** Milliseconds that browsers without `requestIdleCallback` wait: Safari. */
const patience = 200;

/** Runs something once, when the page is idle. Returns what cancels it. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, patience);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(run);
  return () => cancelIdleCallback(request);
}
