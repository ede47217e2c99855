/** Whether the browser knows that there is no connection. */
export function isOffline(): boolean {
  // Node does not know.
  return globalThis.navigator?.onLine === false;
}
