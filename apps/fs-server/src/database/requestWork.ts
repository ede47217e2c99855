import { AsyncLocalStorage } from 'node:async_hooks';

/** What is done for one request. Nothing of it is worth doing once the caller has gone. */
export interface RequestWork {
  /** Aborted when the caller has gone before their answer was whole. */
  signal: AbortSignal;
}

const storage = new AsyncLocalStorage<RequestWork>();

/** Does something for a request: what it asks of the database waits, and runs, no longer than a request may. */
export function runForRequest<Result>(work: RequestWork, run: () => Result): Result {
  return storage.run(work, run);
}

/** The request that the caller works for; undefined for jobs, imports, migrations and whatever else has no caller. */
export function currentWork(): RequestWork | undefined {
  return storage.getStore();
}

/** Does something for everybody, whichever request happens to be the first to ask for it. */
export function runForEveryone<Result>(run: () => Result): Result {
  return storage.exit(run);
}
