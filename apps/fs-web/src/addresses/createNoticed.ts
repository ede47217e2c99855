/** What a notice of the app says. */
export interface Noticed<Value> {
  /** Undefined if there was none, or the user dismissed the notice. */
  current: () => Value | undefined;
  set: (value: Value | undefined) => void;
  subscribe: (listener: () => void) => () => void;
}

/** The unknown path that was last redirected. */
export type UnknownAddress = Noticed<string>;

/** A link to log in or sign up for somebody else than who is logged in. */
export type LinkForOther = Noticed<{ email: string; href: string }>;

export function createNoticed<Value>(): Noticed<Value> {
  const listeners = new Set<() => void>();
  let current: Value | undefined;
  return {
    current: () => current,
    set: (value) => {
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
