import type { LogEvent } from 'kysely';
import { isDatabaseUnavailable } from '../http/isDatabaseUnavailable.ts';

const recentMs = 1000;

/** When the database last answered a query, so that a busy one need not be asked whether it is there. */
export class LastAnswer {
  #at = Number.NEGATIVE_INFINITY;

  note(event: LogEvent): void {
    const isLost = event.level === 'error' && isDatabaseUnavailable(event.error);
    this.#at = isLost ? Number.NEGATIVE_INFINITY : performance.now();
  }

  get isRecent(): boolean {
    return performance.now() - this.#at < recentMs;
  }
}
