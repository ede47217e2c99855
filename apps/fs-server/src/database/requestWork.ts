import { AsyncLocalStorage } from 'node:async_hooks';

/** The database work of one request, which is dropped when its client disconnects. */
export interface RequestWork {
  /** Aborted when the client disconnected before the response was complete. */
  signal: AbortSignal;
  /** Whether reads that may be some seconds old are enough, so that a replica can answer them. */
  readsReplica?: boolean;
}

const storage = new AsyncLocalStorage<RequestWork>();

/** Runs a function whose database work is bounded as part of a request. */
export function runForRequest<Result>(work: RequestWork, run: () => Result): Result {
  return storage.run(work, run);
}

/** The request of the current async context; undefined for jobs, imports, migrations and other background work. */
export function currentWork(): RequestWork | undefined {
  return storage.getStore();
}

/** Runs a function outside of the current request, because its result is shared by all requests. */
export function runOutsideRequest<Result>(run: () => Result): Result {
  return storage.exit(run);
}
