import { CallFailure } from '../../queries/CallFailure.ts';

/**
 * Returns the message of a failed change of a view.
 *
 * @param changed message for a view that someone else changed
 */
export function failureText(error: Error, changed: string): string {
  if (!(error instanceof CallFailure)) return error.message;
  if (error.reason === 'conflict') return changed;
  return error.outcome.limit?.message ?? error.message;
}
