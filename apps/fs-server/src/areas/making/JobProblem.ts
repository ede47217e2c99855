import type { JobFailureCause } from '@fs/api-contract';

/** Ends a job with a cause that its owner sees. */
export class JobProblem extends Error {
  override name = 'JobProblem';
  readonly failure: JobFailureCause;

  constructor(failure: JobFailureCause) {
    super(failure);
    this.failure = failure;
  }
}

/** Ends work that is no longer wanted. */
export class JobUnwanted extends Error {
  override name = 'JobUnwanted';
}
