import type { FailureReason } from '@fs/api-contract';

/** The user is signed in, but their token ran out and no new one can be had: no answer about them means anything. */
export class TokenUnavailable extends Error {
  override name = 'TokenUnavailable';
  readonly reason: FailureReason;

  constructor(reason: FailureReason) {
    super('There is no token at the moment');
    this.reason = reason;
  }
}
