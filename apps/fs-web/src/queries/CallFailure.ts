import type { Failure, FailureReason, Outcome } from '@fs/api-contract';

/** A failed call as an error. The message is the specification's text. */
export class CallFailure extends Error {
  override name = 'CallFailure';
  readonly reason: FailureReason;
  readonly outcome: Failure<unknown>;

  constructor(outcome: Failure<unknown>) {
    super(outcome.error);
    this.reason = outcome.reason;
    this.outcome = outcome;
  }
}

/**
 * Returns the data of an outcome.
 * @throws CallFailure for a failed outcome.
 */
export function unwrap<Data>(outcome: Outcome<Data>): Data {
  if (outcome.ok) return outcome.data;
  throw new CallFailure(outcome);
}
