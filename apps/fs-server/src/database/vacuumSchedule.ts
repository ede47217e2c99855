import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

const intervalMs = 60 * 60 * 1000;

/**
 * Vacuums on a schedule, because PGlite has no autovacuum: deleted rows would stay, and the planner would have no
 * statistics.
 * @returns Stops the schedule.
 */
export function startVacuumSchedule(kysely: Kysely<Tables>): () => void {
  const timer = setInterval(() => {
    sql`vacuum (analyze)`.execute(kysely).catch((error: Error) => {
      process.emitWarning(`The database could not be vacuumed: ${error.message}`);
    });
  }, intervalMs);
  timer.unref();
  return () => clearInterval(timer);
}
