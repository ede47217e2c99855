import type { MailFrequency } from '@fs/api-contract';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { JobHandler, JobQueue } from '../../../jobs/jobQueue.ts';
import { hoursAheadOfUtc, instantAt } from '../../../values/localTime.ts';
import { planViewAlerts } from '../../table-views/alerts/schedule.ts';
import { digestHour } from './digestHour.ts';
import { knownZone } from './knownZone.ts';
import { type DigestContext, sendDigest } from './sendDigest.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** Before the first user's digest of the day. */
const toPlanTime = (day: string): Date => new Date(Date.parse(day) + (digestHour - hoursAheadOfUtc) * hourMs);
const isMonday = (day: string): boolean => new Date(day).getUTCDay() === 1;
const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

/** Schedules the digests of a day. Idempotent across servers; a past day runs at once. */
export async function scheduleDigests(queue: JobQueue, day: string): Promise<void> {
  await queue.add({ kind: 'digests', key: `digests ${day}`, payload: { day }, runAt: toPlanTime(day) });
}

/** Schedules today's digests when a server starts. Each day's job then schedules the next. */
export const scheduleToday = (queue: JobQueue, now: Date): Promise<void> => scheduleDigests(queue, dayOf(now));

/** Handlers of a day's job: adds one job per user with subscribed lists or alerts, and schedules the next day. */
export function digestHandlers(
  mailContext: DigestContext & { store: Database },
  queue: JobQueue,
): Record<string, JobHandler> {
  return {
    digests: async (payload, now) => {
      const { day } = payload as { day: string };
      for (const { id: userId, timeZone, frequency } of await findSubscribers(mailContext.store)) {
        if (frequency === 'weekly' && !isMonday(day)) continue;
        const until = instantAt(day, digestHour, knownZone(timeZone));
        const payload = { userId, until: until.toISOString() };
        await queue.add({ kind: 'digest', key: `digest ${day} ${userId}`, payload, runAt: until });
      }
      await planViewAlerts(mailContext.store, queue, day);
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

/** Users, with their time zones, who subscribed to mail about a list and have mail about lists enabled. */
function findSubscribers({
  kysely,
}: Database): Promise<{ id: string; timeZone: string | null; frequency: MailFrequency }[]> {
  return kysely
    .selectFrom('users')
    .leftJoin('preferences', (join) =>
      join.onRef('preferences.owner_id', '=', 'users.id').on('preferences.key', '=', 'time_zone'),
    )
    .select(['users.id', 'preferences.value as timeZone', 'users.mail_frequency as frequency'])
    .where('status', '=', 'CONFIRMED')
    .where('watchlist_emails', '=', true)
    .where('mail_paused', '=', false)
    .where(
      sql<boolean>`exists (
        select from watchlist_settings
        where watchlist_settings.owner_id = users.id
          and (watchlist_settings.email or watchlist_settings.funding_updates)
      )`,
    )
    .orderBy('users.id')
    .execute();
}
