/** One worker at a time under one name, over all tabs: the part of Web Locks that a session needs. */
export interface SessionLocks {
  request<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
}

/**
 * Web Locks, which browsers offer in secure contexts. Without them tabs refresh when they like, and the server's grace
 * for a token that was just rotated keeps them from signing one another out.
 */
export function tabLocks(): SessionLocks {
  const { locks } = globalThis.navigator;
  if (!locks) return { request: (_name, work) => work() };
  return { request: async (name, work) => await locks.request(name, work) };
}
