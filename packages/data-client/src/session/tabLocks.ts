/** One worker at a time under one name, over all tabs: the part of Web Locks that a session needs. */
export interface SessionLocks {
  request<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
}

/**
 * Web Locks where there are any: browsers in secure contexts, and Node from 24 on. Elsewhere a lock of this process, so
 * that sessions of one page or program take turns; between tabs the server's grace for a token that was just rotated
 * keeps them from logging one another out.
 */
export function tabLocks(): SessionLocks {
  const { navigator } = globalThis as { navigator?: { locks?: SessionLocks } };
  const locks = navigator?.locks;
  return locks ? { request: (name, work) => locks.request(name, work) } : processLocks;
}

/** By name, when the last work that was asked for has ended. */
const lastWork = new Map<string, Promise<unknown>>();

const processLocks: SessionLocks = {
  request(name, work) {
    const before = lastWork.get(name) ?? Promise.resolve();
    const result = before.then(work);
    // A failure concerns only the caller, not whoever is next.
    const ended = result.then(
      () => undefined,
      () => undefined,
    );
    lastWork.set(name, ended);
    void ended.then(() => {
      if (lastWork.get(name) === ended) lastWork.delete(name);
    });
    return result;
  },
};
