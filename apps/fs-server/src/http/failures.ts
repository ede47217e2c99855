import type { LimitExceeded } from '@fs/api-contract';

/** A refusal that the caller is told about: status, words, nothing of the inside. */
export class HttpFailure extends Error {
  override name = 'HttpFailure';
  readonly status: number;
  /** What goes into the answer beside the words. */
  readonly details: object;
  /** Headers of the answer. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, message: string, details: object = {}, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.status = status;
    this.details = details;
    this.headers = headers;
  }
}

/** Absent, or hidden from this user: the two must not differ. */
export function notFound(): HttpFailure {
  return new HttpFailure(404, 'Not found');
}

export function signedOut(): HttpFailure {
  return new HttpFailure(401, 'Sign in to continue');
}

export function forbidden(message = 'Your groups do not allow this'): HttpFailure {
  return new HttpFailure(403, message);
}

export function invalid(message: string): HttpFailure {
  return new HttpFailure(400, message);
}

/** Someone else was quicker. @param current What stands there now. */
export function conflict(message: string, current: object): HttpFailure {
  return new HttpFailure(409, message, { current });
}

/** A plan allows no more (decision AMB-079). */
export function overLimit({ message, ...limit }: LimitExceeded): HttpFailure {
  return new HttpFailure(403, message, limit);
}

/** One address asked for the same too often. */
export function tooOften(): HttpFailure {
  return new HttpFailure(429, 'Too many requests. Please wait a minute and try again');
}

/** The server cannot answer now, and can later. */
export function unavailable(retryAfterSeconds: number, message = 'The service is busy. Please try again'): HttpFailure {
  return new HttpFailure(503, message, {}, { 'retry-after': String(retryAfterSeconds) });
}

/** The caller has gone: nobody reads this answer, whose status is that of the logs (nginx's 499). */
export function abandoned(): HttpFailure {
  return new HttpFailure(499, 'The connection was closed');
}

/** The request was meant for a server of another name (RFC 9110 §15.5.20). */
export function misdirected(): HttpFailure {
  return new HttpFailure(421, 'This server answers on this machine only: use http://127.0.0.1 or http://localhost');
}
