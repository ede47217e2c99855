import type { MailForecast } from '@fs/api-contract';
import { type RawBuilder, sql } from 'kysely';
import type { User } from '../../../http/user.ts';
import { instantAt } from '../../../values/localTime.ts';
import type { Store } from '../access.ts';
import { companiesOn, selectUpdates, type UpdateKind } from '../reads/updates.ts';
import { digestHour } from './digestHour.ts';
import { knownZone } from './knownZone.ts';
import { findSubscribedLists, kindsOf } from './subscribedLists.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** Days of which the mails are counted. */
const days = 30;
const daysOfWeek = 7;

/**
 * Counts the digests that the user's subscribed lists would have sent in the last days, had all mail been on: one per
 * morning with news, or one per Monday with news of its week.
 */
export async function forecastDigests(
  store: Store,
  user: Pick<User, 'id' | 'email'>,
  now: Date,
): Promise<MailForecast> {
  const lists = await findSubscribedLists(store, user);
  const timeZone = knownZone(await findTimeZone(store, user.id));
  const { until, weekday } = lastDigest(now, timeZone);
  // The first Monday's mail tells of a week.
  const from = new Date(until.getTime() - (days + daysOfWeek - 1) * dayMs);
  const newsOf = (kind: UpdateKind) =>
    selectUpdates(kind, companiesOn(lists.filter((list) => kindsOf(list).includes(kind)).map(({ id }) => id)), {
      scope: 'latest',
      since: null,
      arrived: { from, until },
    });
  const mailed = lists.filter(({ email }) => email).map(({ id }) => id);
  const arrivals: RawBuilder<unknown>[] = [
    ...(['article', 'funding', 'acquisition'] as const).map(
      (kind) => sql`select arrived_at from (${newsOf(kind)}) as news`,
    ),
    sql`
      select added_at from watchlist_items
      where watchlist_id = any(${mailed}::text[]) and added_at >= ${from} and added_at < ${until}
        and added_by is distinct from ${user.id}
    `,
  ];
  const { rows } = await sql<{ age: number }>`
    select distinct floor(extract(epoch from (${until}::timestamptz - arrived_at)) / ${sql.lit(dayMs / 1000)})::int as age
    from (${sql.join(arrivals, sql` union all `)}) as arrivals
  `.execute(store.kysely);
  const ages = rows.map(({ age }) => age);
  // Sunday is 0. The latest Monday's mail is that many mornings old.
  const mondays = Array.from({ length: days }, (_, age) => age).filter(
    (age) => (weekday - age + days * daysOfWeek) % daysOfWeek === 1,
  );
  return {
    days,
    daily: ages.filter((age) => age < days).length,
    weekly: mondays.filter((monday) => ages.some((age) => age >= monday && age < monday + daysOfWeek)).length,
  };
}

/** When the last digest before now was due, and the day of its week, from Sunday as 0. */
function lastDigest(now: Date, timeZone: string): { until: Date; weekday: number } {
  const today = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone }).format(now);
  const due = instantAt(today, digestHour, timeZone);
  const day = due <= now ? today : new Date(Date.parse(today) - dayMs).toISOString().slice(0, 10);
  return { until: instantAt(day, digestHour, timeZone), weekday: new Date(day).getUTCDay() };
}

async function findTimeZone({ kysely }: Store, userId: string): Promise<string | null> {
  const row = await kysely
    .selectFrom('preferences')
    .select('value')
    .where('owner_id', '=', userId)
    .where('key', '=', 'time_zone')
    .executeTakeFirst();
  return row?.value ?? null;
}
