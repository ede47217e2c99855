import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { JobHandler, JobQueue } from '../../../jobs/jobQueue.ts';
import type { MailContext } from '../shares.ts';
import { sendDigest } from './sendDigest.ts';

/** Hour of the day, in UTC, at which digests are made. */
const hour = 7;
const dayMs = 24 * 60 * 60 * 1000;

const timeOf = (day: string): Date => new Date(Date.parse(day) + hour * 60 * 60 * 1000);
const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

/** Asks for the digests of a day: once, however many servers ask, and late rather than never. */
export async function scheduleDigests(queue: JobQueue, day: string): Promise<void> {
  await queue.add({ kind: 'digests', key: `digests ${day}`, payload: { day }, runAt: timeOf(day) });
}

/** Asks for those of today, at a server's start; each day then asks for the next. */
export const scheduleToday = (queue: JobQueue, now: Date): Promise<void> => scheduleDigests(queue, dayOf(now));

/** The work of a day: one job for each user who wants mail of a list, then the next day's. */
export function digestHandlers(room: MailContext & { store: Database }, queue: JobQueue): Record<string, JobHandler> {
  return {
    digests: async (payload, now) => {
      const { day } = payload as { day: string };
      for (const userId of await findUsers(room.store)) {
        const digest = { userId, until: timeOf(day).toISOString() };
        await queue.add({ kind: 'digest', key: `digest ${day} ${userId}`, payload: digest, runAt: now });
      }
      // After a pause of days, only the newest is made up for.
      const next = Math.max(Date.parse(day) + dayMs, Date.parse(dayOf(now)));
      await scheduleDigests(queue, dayOf(new Date(next)));
    },
    digest: async (payload) => {
      const { userId, until } = payload as { userId: string; until: string };
      await sendDigest(room, userId, new Date(until));
    },
  };
}

/** Users who want mail about a list and take mail about lists at all. */
async function findUsers({ kysely }: Database): Promise<string[]> {
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
