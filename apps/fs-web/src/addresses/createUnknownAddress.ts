/** The unknown path that was last redirected, for the notice that says so. */
export interface UnknownAddress {
  /** Undefined if there was none, or the user dismissed the notice. */
  path: () => string | undefined;
  set: (path: string | undefined) => void;
  subscribe: (listener: () => void) => () => void;
}

export function createUnknownAddress(): UnknownAddress {
  const listeners = new Set<() => void>();
  let current: string | undefined;
  return {
    path: () => current,
    set: (path) => {
      current = path;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
