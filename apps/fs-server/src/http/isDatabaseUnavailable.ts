import { type HttpFailure, unavailable } from './failures.ts';

const retryAfterSeconds = 5;

/**
 * SQLSTATE of what passes: the connection broke (08), PostgreSQL is out of memory, disk or connections (53), it is
 * stopping or starting (57P), or another transaction was in the way (40001, 40P01, 55P03).
 */
const passingStates = /^(08|53|57P|40001$|40P01$|55P03$)/;

/** Of the operating system, about a connection. */
const brokenConnections = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH']);

/** What pg says without any code. */
const wordsOfPg =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;

/** Whether a request failed because the database is gone, or too busy, for now: the same request may succeed later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError && error.errors.length > 0) return error.errors.every(isDatabaseUnavailable);
  const { code = '', syscall } = error as NodeJS.ErrnoException;
  return (
    error.name === 'DatabaseUnavailable' ||
    passingStates.test(code) ||
    brokenConnections.has(code) ||
    // A socket whose server is gone is a missing file.
    syscall === 'connect' ||
    wordsOfPg.test(error.message)
  );
}

/** What a caller is told meanwhile. */
export const whileUnavailable = (): HttpFailure => unavailable(retryAfterSeconds);
