import { type ChatEvent, limits } from '@fs/api-contract';
import { type Insertable, sql } from 'kysely';
import type { ChatEventsTable } from '../../../database/channelTables.ts';
import { findMessages } from '../messages/repository.ts';
import type { Store } from '../repository.ts';

/** The name under which processes tell one another that there are events. */
export const notifyName = 'foresight_chat';

/** An arbitrary lock id. */
const eventLock = 4_420_042;

/**
 * Appends events at the end of a transaction. A lock makes ids visible in their order, so that a stream that has seen an
 * id never misses a smaller one that is committed later.
 */
export async function appendEvents({ kysely }: Store, events: readonly Insertable<ChatEventsTable>[]): Promise<void> {
  if (events.length === 0) return;
  await sql`select pg_advisory_xact_lock(${eventLock})`.execute(kysely);
  await kysely.insertInto('chat_events').values(events).execute();
  await sql`select pg_notify(${notifyName}, '')`.execute(kysely);
}

/** The ids of the oldest and the newest event; 0 if there are none. */
export async function findEventRange({ kysely }: Store): Promise<{ oldest: number; newest: number }> {
  return kysely
    .selectFrom('chat_events')
    .select([sql<number>`coalesce(min(id), 0)`.as('oldest'), sql<number>`coalesce(max(id), 0)`.as('newest')])
    .executeTakeFirstOrThrow();
}

/** Users whom events after an id concern, and the newest id. */
export async function findConcerned({ kysely }: Store, after: number): Promise<{ users: string[]; newest: number }> {
  const { rows } = await sql<{ id: number; user_id: string | null }>`
    select chat_events.id, coalesce(chat_events.user_id, channel_members.user_id) as user_id
    from chat_events
    left join channel_members
      on chat_events.user_id is null and channel_members.channel_id = chat_events.channel_id
    where chat_events.id > ${after}
    order by chat_events.id
  `.execute(kysely);
  const users = new Set(rows.flatMap(({ user_id }) => user_id ?? []));
  return { users: [...users], newest: rows.at(-1)?.id ?? after };
}

export interface EventPage {
  events: ChatEvent[];
  /** Where the next page continues. */
  last: number;
  hasMore: boolean;
}

/**
 * Events after an id that concern the user now: of channels that they are in, and those addressed to them. A message
 * that has been deleted since is left out.
 */
export async function listEvents(store: Store, userId: string, after: number): Promise<EventPage> {
  const { rows } = await sql<{ id: number; kind: ChatEvent['kind']; channelID: string; message_id: string | null }>`
    select id, kind, channel_id as "channelID", message_id
    from chat_events
    where id > ${after} and (
      user_id = ${userId}
      or (user_id is null and channel_id in (select channel_id from channel_members where user_id = ${userId}))
    )
    order by id
    limit ${limits.chatEvents}
  `.execute(store.kysely);
  const ids = rows.flatMap(({ kind, message_id }) => (kind === 'message' && message_id !== null ? message_id : []));
  const messages = await findMessages(store, ids);
  const events = rows.flatMap(({ message_id, ...row }) => {
    const message = row.kind === 'message' ? (messages.get(message_id ?? '') ?? null) : null;
    if (row.kind === 'message' && !message) return [];
    return [{ ...row, message, messageID: row.kind === 'deleted' ? message_id : null }];
  });
  return { events, last: rows.at(-1)?.id ?? after, hasMore: rows.length === limits.chatEvents };
}

/** Where the log no longer reaches back to, or never reached, all is to be fetched again. */
export async function listEventsOrReset(store: Store, userId: string, after: number): Promise<EventPage> {
  const { oldest, newest } = await findEventRange(store);
  if (after >= oldest - 1 && after <= newest) return listEvents(store, userId, after);
  const reset: ChatEvent = { id: newest, kind: 'reset', channelID: null, message: null, messageID: null };
  return { events: [reset], last: newest, hasMore: false };
}

/** Deletes events that no stream resumes from, except the newest, which shows where the log begins. */
export async function deleteOldEvents({ kysely }: Store, before: Date): Promise<void> {
  await kysely
    .deleteFrom('chat_events')
    .where('created_at', '<', before)
    .where('id', '<', (events) => events.selectFrom('chat_events').select(sql<number>`max(id)`.as('newest')))
    .execute();
}
