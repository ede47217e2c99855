import type { Database } from '../database/database.ts';
import type { JobHandler, JobQueue } from '../jobs/jobQueue.ts';
import { deleteExpired } from './repository.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** How many days something is stored (docs/guide/operate.md). */
export const retentionDays = {
  audit: 400,
  /** Refused logins, which may be those of strangers. */
  refusals: 90,
  /** Finished jobs, so that adding one again has no effect. */
  jobs: 30,
  /** Errors of the app in browsers, since they were last seen. */
  clientErrors: 30,
  /** The content of a mail that was given up. */
  undeliveredMail: 7,
} as const;

const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

/** Adds the housekeeping of a day. Idempotent across servers. */
export async function scheduleHousekeeping(queue: JobQueue, now: Date): Promise<void> {
  const day = dayOf(now);
  await queue.add({ kind: 'housekeeping', key: `housekeeping ${day}`, payload: {}, runAt: new Date(day) });
}

/** Deletes what is older than its retention period, and schedules the next day. */
export const housekeepingHandlers = (database: Database, queue: JobQueue): Record<string, JobHandler> => ({
  housekeeping: async (_payload, now) => {
    const before = (days: number) => new Date(now.getTime() - days * dayMs);
    await deleteExpired(database.kysely, {
      auditBefore: before(retentionDays.audit),
      refusalsBefore: before(retentionDays.refusals),
      jobsBefore: before(retentionDays.jobs),
      clientErrorsBefore: before(retentionDays.clientErrors),
      privateBefore: before(retentionDays.undeliveredMail),
    });
    await scheduleHousekeeping(queue, new Date(now.getTime() + dayMs));
  },
});
