import type { ChatMessage } from '@fs/api-contract';
import { sql } from 'kysely';
import type { Store } from '../repository.ts';

const readMessages = ({ kysely }: Store) =>
  kysely
    .selectFrom('messages')
    .leftJoin('users', 'users.id', 'messages.sender_id')
    .select([
      'messages.id',
      'client_id',
      'channel_id as channelID',
      'content',
      'sent_at',
      'position',
      sql<string>`coalesce(sender_id::text, '')`.as('owner'),
      sql<string>`coalesce(given_name || ' ' || family_name, '')`.as('ownerName'),
      sql<ChatMessage['embeds']>`coalesce((
        select jsonb_agg(
          jsonb_build_object('url', ordinal::text, 'file_name', file_name, 'type', type, 'size', size) order by ordinal
        )
        from message_files where message_id = messages.id
      ), '[]')`.as('embeds'),
    ])
    .where('messages.deleted_at', 'is', null);

function toMessage<Row extends { sent_at: Date }>({ sent_at, ...row }: Row) {
  return { ...row, timestamp: sent_at.toISOString() };
}

/** Messages of a channel, the newest first. */
export async function listMessages(
  store: Store,
  { channelId, before, limit }: { channelId: string; before: number | undefined; limit: number },
): Promise<ChatMessage[]> {
  const rows = await readMessages(store)
    .where('channel_id', '=', channelId)
    .$if(before !== undefined, (query) => query.where('position', '<', before ?? 0))
    .orderBy('position', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toMessage);
}

/** Messages by id. */
export async function findMessages(store: Store, ids: readonly string[]): Promise<Map<string, ChatMessage>> {
  if (ids.length === 0) return new Map();
  const rows = await readMessages(store).where('messages.id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, toMessage(row)]));
}

/** The id of the message that the sender sent under this client id, and whether it is deleted. */
export function findRepeat(
  { kysely }: Store,
  { channelId, senderId, clientId }: { channelId: string; senderId: string; clientId: string },
) {
  return kysely
    .selectFrom('messages')
    .select(['id', sql<boolean>`deleted_at is not null`.as('isDeleted')])
    .where('channel_id', '=', channelId)
    .where('sender_id', '=', senderId)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
}

export interface NewMessage {
  channelId: string;
  senderId: string;
  clientId: string;
  content: string;
  files: readonly StoredFile[];
}

export interface StoredFile {
  key: string;
  file_name: string;
  type: string;
  size: number;
}

/** Adds a message at the end of its channel. The sender has read up to it if they had read everything before it. */
export async function insertMessage({ kysely }: Store, message: NewMessage): Promise<string> {
  const { last_position: position } = await kysely
    .updateTable('channels')
    .set({ last_position: sql`last_position + 1` })
    .where('id', '=', message.channelId)
    .returning('last_position')
    .executeTakeFirstOrThrow();
  const { id } = await kysely
    .insertInto('messages')
    .values({
      channel_id: message.channelId,
      position,
      sender_id: message.senderId,
      client_id: message.clientId,
      content: message.content,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const files = message.files.map((file, ordinal) => ({ ...file, message_id: id, ordinal }));
  if (files.length > 0) await kysely.insertInto('message_files').values(files).execute();
  await kysely
    .updateTable('channel_members')
    .set({ read_position: position })
    .where('channel_id', '=', message.channelId)
    .where('user_id', '=', message.senderId)
    .where('read_position', '=', position - 1)
    .execute();
  return id;
}

/** Undefined for a message that does not exist in the channel, or is deleted. */
export function findMessage({ kysely }: Store, channelId: string, id: string) {
  return kysely
    .selectFrom('messages')
    .select(['id', 'sender_id as senderId', 'position'])
    .where('channel_id', '=', channelId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Removes the content of a message. Returns the keys of its files. */
export async function eraseMessage({ kysely }: Store, id: string): Promise<string[]> {
  await kysely.updateTable('messages').set({ content: '', deleted_at: sql`now()` }).where('id', '=', id).execute();
  const files = await kysely.deleteFrom('message_files').where('message_id', '=', id).returning('key').execute();
  return files.map(({ key }) => key);
}

/** Marks messages up to a position as read, never fewer than before. False if they were. */
export async function markRead(
  { kysely }: Store,
  { channelId, userId, position }: { channelId: string; userId: string; position: number },
): Promise<boolean> {
  const { numUpdatedRows } = await kysely
    .updateTable('channel_members')
    .set({ read_position: position })
    .where('channel_id', '=', channelId)
    .where('user_id', '=', userId)
    .where('read_position', '<', position)
    .executeTakeFirst();
  await kysely
    .updateTable('channel_invites')
    .set({ last_read_at: sql`now()` })
    .where('channel_id', '=', channelId)
    .where('email', '=', (users) => users.selectFrom('users').select('email').where('id', '=', userId))
    .execute();
  return numUpdatedRows > 0n;
}
