import type { Store } from '../repository.ts';

export interface Upload {
  key: string;
  userId: string;
  channelId: string;
  clientId: string;
  type: string;
}

/** Records a file that belongs to no message yet, so that it is removed if none claims it. */
export async function insertUpload({ kysely }: Store, upload: Upload): Promise<void> {
  await kysely
    .insertInto('chat_uploads')
    .values({
      key: upload.key,
      user_id: upload.userId,
      channel_id: upload.channelId,
      client_id: upload.clientId,
      type: upload.type,
    })
    .execute();
}

/** Types by key, of the uploads for one unsent message. */
export async function listUploads(
  { kysely }: Store,
  { userId, channelId, clientId }: Omit<Upload, 'key' | 'type'>,
): Promise<Map<string, string>> {
  const rows = await kysely
    .selectFrom('chat_uploads')
    .select(['key', 'type'])
    .where('user_id', '=', userId)
    .where('channel_id', '=', channelId)
    .where('client_id', '=', clientId)
    .execute();
  return new Map(rows.map(({ key, type }) => [key, type]));
}

export async function deleteUploads({ kysely }: Store, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await kysely.deleteFrom('chat_uploads').where('key', 'in', keys).execute();
}

/** The oldest uploads before a time. */
export async function listStaleUploads({ kysely }: Store, before: Date, limit: number): Promise<string[]> {
  const rows = await kysely
    .selectFrom('chat_uploads')
    .select('key')
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(limit)
    .execute();
  return rows.map(({ key }) => key);
}

/** A file of a message, if the user is in the channel. `name` is the file's place in the message, or its name. */
export function findFile(
  { kysely }: Store,
  { userId, channelId, messageId, name }: { userId: string; channelId: string; messageId: string; name: string },
) {
  return kysely
    .selectFrom('message_files')
    .innerJoin('messages', 'messages.id', 'message_files.message_id')
    .innerJoin('channel_members', 'channel_members.channel_id', 'messages.channel_id')
    .innerJoin('users', 'users.id', 'channel_members.user_id')
    .select(['key', 'file_name', 'type', 'ordinal'])
    .where('messages.id', '=', messageId)
    .where('messages.channel_id', '=', channelId)
    .where('messages.deleted_at', 'is', null)
    .where('channel_members.user_id', '=', userId)
    .where('users.status', '=', 'CONFIRMED')
    .where((file) => file.or([file(file.cast('ordinal', 'text'), '=', name), file('file_name', '=', name)]))
    .orderBy('ordinal')
    .executeTakeFirst();
}
