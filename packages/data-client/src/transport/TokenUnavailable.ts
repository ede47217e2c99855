import type { FailureReason } from '@fs/api-contract';

/**
 * The user is logged in, but their token has expired and no new one is available, so no response about them is valid.
 */
export class TokenUnavailable extends Error {
  override name = 'TokenUnavailable';
  readonly reason: FailureReason;

  constructor(reason: FailureReason) {
    super('There is no token at the moment');
    this.reason = reason;
  }
}
