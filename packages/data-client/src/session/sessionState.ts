import type { Failure, SessionUser } from '@fs/api-contract';

export type SessionState =
  /** Not known yet. With `failure`, because the provider cannot be reached: `restore()` tries again. */
  | { status: 'loading'; user?: undefined; failure?: Failure<never> }
  | { status: 'signed-in'; user: SessionUser }
  | { status: 'signed-out'; user?: undefined };

/** Holds the state and tells of its changes. A state that says the same is no change. */
export function createSessionState() {
  let state: SessionState = { status: 'loading' };
  const listeners = new Set<() => void>();
  return {
    get: (): SessionState => state,
    user: (): SessionUser | null => state.user ?? null,
    set: (next: SessionState): void => {
      if (JSON.stringify(next) === JSON.stringify(state)) return;
      state = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
