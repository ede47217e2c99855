import type { LimitExceeded } from '@fs/api-contract';

/** A refusal that the caller is told about: status, words, nothing of the inside. */
export class HttpFailure extends Error {
  override name = 'HttpFailure';
  readonly status: number;
  /** Further members of the answer's body. */
  readonly body: object | undefined;

  constructor(status: number, message: string, body?: object) {
    super(message);
    this.status = status;
    this.body = body;
  }
}

/** Absent, or hidden from this reader: the two must not differ. */
export function notFound(): HttpFailure {
  return new HttpFailure(404, 'Not found');
}

export function signedOut(): HttpFailure {
  return new HttpFailure(401, 'Sign in to continue');
}

export function forbidden(): HttpFailure {
  return new HttpFailure(403, 'Your groups do not allow this');
}

export function invalid(message: string): HttpFailure {
  return new HttpFailure(400, message);
}

/** The request was meant for a server of another name (RFC 9110 §15.5.20). */
export function misdirected(): HttpFailure {
  return new HttpFailure(421, 'This server answers on this machine only: use http://127.0.0.1 or http://localhost');
}

/** The change was made against an older state than the stored one. */
export function conflict(message: string): HttpFailure {
  return new HttpFailure(409, message);
}

/** A plan's limit; the body is the specification's 403 body. */
export function overLimit(limit: LimitExceeded): HttpFailure {
  return new HttpFailure(403, limit.message, limit);
}
