/** A refusal that the caller is told about: status, words, nothing of the inside. */
export class HttpFailure extends Error {
  override name = 'HttpFailure';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
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

/** The request was meant for a server of another name (RFC 9110 §15.5.20). */
export function misdirected(): HttpFailure {
  return new HttpFailure(421, 'This server answers on this machine only: use http://127.0.0.1 or http://localhost');
}
