import type { LimitExceeded } from './limitExceeded.ts';

/** Every way that a call can fail; closed, so that a screen can be exhaustive. */
export type FailureReason =
  | 'offline'
  | 'timeout'
  | 'signed-out'
  | 'forbidden'
  | 'not-found'
  | 'invalid'
  | 'conflict'
  | 'over-limit'
  | 'unavailable'
  | 'malformed';

export interface Success<Data> {
  ok: true;
  data: Data;
}

export interface Failure<Data> {
  ok: false;
  /** The specification's text for the call, for a user's eyes. */
  error: string;
  reason: FailureReason;
  /** Empty or partial value, where the specification falls back to one. */
  data?: Data;
  /** When the record was deleted, where the API says so (410) and `reason` is `not-found`. */
  deletedAt?: string;
  /** Seconds after which the call may be made again, where it was made too often (429). */
  retryAfter?: number;
  /** Body of the 403, when `reason` is `over-limit`. */
  limit?: LimitExceeded;
}

/** What every data-client call resolves to. Only an abort throws. */
export type Outcome<Data> = Success<Data> | Failure<Data>;
