import type { LogEvent } from 'kysely';
import { isDatabaseUnavailable } from '../http/isDatabaseUnavailable.ts';

const recentMs = 1000;

/**
 * When the database last answered a query, so that a busy one need not be asked whether it is there. Errors are no proof:
 * some do not come from the database.
 */
export class LastAnswer {
  #at = Number.NEGATIVE_INFINITY;

  note(event: LogEvent): void {
    if (event.level === 'query') this.#at = performance.now();
    else if (isDatabaseUnavailable(event.error)) this.#at = Number.NEGATIVE_INFINITY;
  }

  get isRecent(): boolean {
    return performance.now() - this.#at < recentMs;
  }
}
