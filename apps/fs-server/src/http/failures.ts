import type { LimitExceeded } from '@fs/api-contract';

/** An error that the caller may see: a status and a message, without internal details. */
export class HttpFailure extends Error {
  override name = 'HttpFailure';
  readonly status: number;
  /** Further properties of the response body. */
  readonly details: object;
  /** Response headers. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, message: string, details: object = {}, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.status = status;
    this.details = details;
    this.headers = headers;
  }
}

/** 404: the record is absent, or hidden from this user. The responses must be identical. */
export function notFound(): HttpFailure {
  return new HttpFailure(404, 'Not found');
}

/** 410: the article existed. */
export function deleted(at: Date): HttpFailure {
  const day = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(at);
  return new HttpFailure(410, `This article was deleted on ${day}`, { deleted_at: at.toISOString() });
}

export function signedOut(): HttpFailure {
  return new HttpFailure(401, 'Log in to continue');
}

export function forbidden(message = 'You don’t have permission to do this'): HttpFailure {
  return new HttpFailure(403, message);
}

export function invalid(message: string): HttpFailure {
  return new HttpFailure(400, message);
}

/** 409: the record changed. @param current The stored value. */
export function conflict(message: string, current: object): HttpFailure {
  return new HttpFailure(409, message, { current });
}

/** 403: the plan's limit is reached (decision AMB-079). */
export function overLimit({ message, ...limit }: LimitExceeded): HttpFailure {
  return new HttpFailure(403, message, limit);
}

/** 429: the rate limit is exceeded. @param seconds when the next call may succeed */
export function tooOften(seconds = 60): HttpFailure {
  const message =
    seconds > 60
      ? 'Too many requests. Please try again later'
      : 'Too many requests. Please wait a minute and try again';
  return new HttpFailure(429, message, {}, { 'retry-after': String(seconds) });
}

/** 503: the request may succeed later. */
export function unavailable(retryAfterSeconds: number, message = 'The service is busy. Please try again'): HttpFailure {
  return new HttpFailure(503, message, {}, { 'retry-after': String(retryAfterSeconds) });
}

/** The client disconnected. Only logs show this status, which is nginx's 499. */
export function abandoned(): HttpFailure {
  return new HttpFailure(499, 'The connection was closed');
}

/** 421: the Host header names another server (RFC 9110 §15.5.20). */
export function misdirected(): HttpFailure {
  return new HttpFailure(421, 'This server only accepts local connections. Use http://127.0.0.1 or http://localhost.');
}
