import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

const everyMs = 60 * 60 * 1000;

/**
 * PGlite has no autovacuum: without this, deleted rows stay and the planner knows nothing of new ones.
 * @returns Ends the schedule.
 */
export function startVacuumSchedule(kysely: Kysely<Tables>): () => void {
  const timer = setInterval(() => {
    sql`vacuum (analyze)`.execute(kysely).catch((error: Error) => {
      process.emitWarning(`The database could not be vacuumed: ${error.message}`);
    });
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
