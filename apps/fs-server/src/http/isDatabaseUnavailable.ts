import { type HttpFailure, unavailable } from './failures.ts';

const retryAfterSeconds = 5;

/**
 * SQLSTATEs of transient errors: the connection broke (08), PostgreSQL lacks memory, disk or connections (53),
 * PostgreSQL is stopping or starting (57P), or a concurrent transaction interfered (40001, 40P01, 55P03).
 */
const transientStates = /^(08|53|57P|40001$|40P01$|55P03$)/;

/** Operating system errors of a broken connection. */
const brokenConnections = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH']);

/** Messages of pg errors that have no code. */
const transientPgMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;

/** Whether an error means that the database is down or busy for now, so that the same request may succeed later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError && error.errors.length > 0) return error.errors.every(isDatabaseUnavailable);
  const { code = '', syscall } = error as NodeJS.ErrnoException;
  return (
    error.name === 'DatabaseUnavailable' ||
    transientStates.test(code) ||
    brokenConnections.has(code) ||
    // `connect` to a Unix socket whose server has stopped fails with ENOENT.
    syscall === 'connect' ||
    transientPgMessages.test(error.message)
  );
}

/** Creates the 503 for a database that is unavailable. */
export const databaseUnavailable = (): HttpFailure => unavailable(retryAfterSeconds);
