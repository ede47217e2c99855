import { limits } from '@fs/api-contract';
import { sql } from 'kysely';
import type { Store } from '../repository.ts';

/** Marks a user as present, which is written up to once a minute. */
export async function markPresent({ kysely }: Store, userId: string): Promise<void> {
  await sql`
    insert into chat_presence (user_id, present_at) values (${userId}, now())
    on conflict (user_id) do update set present_at = excluded.present_at
    where chat_presence.present_at is null or chat_presence.present_at < now() - interval '1 minute'
  `.execute(kysely);
}

/** Messages that a member has not read. The sender has read their own. */
const isUnread = sql<boolean>`(
  messages.position > channel_members.read_position and messages.deleted_at is null
  and messages.sender_id is distinct from channel_members.user_id
)`;

/** Members of a channel who have unread messages in it. */
export async function listUnreadMembers({ kysely }: Store, channelId: string): Promise<string[]> {
  const rows = await kysely
    .selectFrom('channel_members')
    .select('user_id')
    .where('channel_id', '=', channelId)
    .where(
      sql<boolean>`exists (
        select from messages where messages.channel_id = channel_members.channel_id and ${isUnread}
      )`,
    )
    .orderBy('user_id')
    .limit(limits.channelMembers)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** A user who wants mail about unread messages. Undefined for one who does not. */
export function findMailed({ kysely }: Store, userId: string) {
  return kysely
    .selectFrom('users')
    .leftJoin('chat_presence', 'chat_presence.user_id', 'users.id')
    .select(['email', 'present_at as presentAt', 'mailed_at as mailedAt'])
    .where('users.id', '=', userId)
    .where('status', '=', 'CONFIRMED')
    .where('message_emails', '=', true)
    .where('mail_paused', '=', false)
    .executeTakeFirst();
}

export interface UnreadChannel {
  name: string;
  /** Up to one more than `limits.unreadCounted`. */
  count: number;
  /** When the oldest unread message was sent. */
  since: Date;
}

/** The user's channels with a message that was sent in a period and is unread, the oldest one first. */
export async function listUnreadChannels(
  { kysely }: Store,
  userId: string,
  { after, until }: { after: Date | null; until: Date },
): Promise<UnreadChannel[]> {
  const { rows } = await sql<UnreadChannel>`
    select channels.name, unread.count, unread.since
    from channel_members join channels on channels.id = channel_members.channel_id
    cross join lateral (
      select count(*)::int as count, min(sent_at) as since, max(sent_at) filter (where sent_at <= ${until}) as last
      from (
        select sent_at from messages
        where messages.channel_id = channels.id and ${isUnread}
        order by position desc
        limit ${limits.unreadCounted + 1}
      ) as latest
    ) as unread
    where channel_members.user_id = ${userId} and unread.last > ${after ?? new Date(0)}
    order by unread.since, channels.id
    limit ${limits.channelsListed}
  `.execute(kysely);
  return rows;
}

/** Records a mail to the user. False if one was sent since `before`, such as by another process. */
export async function recordMail({ kysely }: Store, userId: string, now: Date, before: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into chat_presence (user_id, mailed_at) values (${userId}, ${now})
    on conflict (user_id) do update set mailed_at = excluded.mailed_at
    where chat_presence.mailed_at is null or chat_presence.mailed_at <= ${before}
    returning user_id
  `.execute(kysely);
  return rows.length > 0;
}
