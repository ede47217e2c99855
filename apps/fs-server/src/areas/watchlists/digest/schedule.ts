import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { JobHandler, JobQueue } from '../../../jobs/jobQueue.ts';
import type { MailContext } from '../shares.ts';
import { sendDigest } from './sendDigest.ts';

/** Hour of the day, in UTC, at which digests are sent. */
const hour = 7;
const dayMs = 24 * 60 * 60 * 1000;

const toDigestTime = (day: string): Date => new Date(Date.parse(day) + hour * 60 * 60 * 1000);
const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

/** Schedules the digests of a day. Idempotent across servers; a past day runs at once. */
export async function scheduleDigests(queue: JobQueue, day: string): Promise<void> {
  await queue.add({ kind: 'digests', key: `digests ${day}`, payload: { day }, runAt: toDigestTime(day) });
}

/** Schedules today's digests when a server starts. Each day's job then schedules the next. */
export const scheduleToday = (queue: JobQueue, now: Date): Promise<void> => scheduleDigests(queue, dayOf(now));

/** Handlers of a day's job: adds one job per user with subscribed lists, and schedules the next day. */
export function digestHandlers(
  mailContext: MailContext & { store: Database },
  queue: JobQueue,
): Record<string, JobHandler> {
  return {
    digests: async (payload, now) => {
      const { day } = payload as { day: string };
      for (const userId of await findSubscribers(mailContext.store)) {
        const digest = { userId, until: toDigestTime(day).toISOString() };
        await queue.add({ kind: 'digest', key: `digest ${day} ${userId}`, payload: digest, runAt: now });
      }
      // After several days of downtime, only the latest digest is sent.
      const next = Math.max(Date.parse(day) + dayMs, Date.parse(dayOf(now)));
      await scheduleDigests(queue, dayOf(new Date(next)));
    },
    digest: async (payload) => {
      const { userId, until } = payload as { userId: string; until: string };
      await sendDigest(mailContext, userId, new Date(until));
    },
  };
}

/** Users who subscribed to mail about a list and have mail about lists enabled. */
async function findSubscribers({ kysely }: Database): Promise<string[]> {
  const rows = await kysely
    .selectFrom('users')
    .select('id')
    .where('status', '=', 'CONFIRMED')
    .where('watchlist_emails', '=', true)
    .where(
      sql<boolean>`exists (
        select from watchlist_settings
        where watchlist_settings.owner_id = users.id
          and (watchlist_settings.email or watchlist_settings.funding_updates)
      )`,
    )
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
