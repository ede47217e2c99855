import { capabilityGroups, limits } from '@fs/api-contract';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { User } from '../../http/user.ts';
import type { ChannelAccess } from './rules.ts';

/** The database, or a transaction. */
export type Store = Pick<Database, 'kysely'>;

export async function findChatUser({ kysely }: Store, userId: string) {
  return kysely
    .selectFrom('users')
    .leftJoin('chat_users', 'chat_users.user_id', 'users.id')
    .select(['users.id', 'email', 'given_name', 'family_name', 'avatar_key', 'chat_users.joined_at'])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
}

export async function joinSpace({ kysely }: Store, userId: string): Promise<void> {
  await kysely
    .insertInto('chat_users')
    .values({ user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Undefined for a channel that does not exist. If locked, the channel cannot change until the transaction ends. */
export async function findAccess(
  { kysely }: Store,
  user: Pick<User, 'id'>,
  channelId: string,
  { isLocked = false } = {},
): Promise<(ChannelAccess & { readPosition: number }) | undefined> {
  const found = await kysely
    .selectFrom('channels')
    .select([
      sql<boolean>`creator_id is not distinct from ${user.id}::uuid`.as('isCreator'),
      sql<number | null>`(
        select read_position from channel_members where channel_id = channels.id and user_id = ${user.id}
      )`.as('readPosition'),
    ])
    .where('id', '=', channelId)
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst();
  return found && { ...found, isMember: found.readPosition !== null, readPosition: found.readPosition ?? 0 };
}

/** The user's channels, or one of them: the latest message first, then the newest channel. */
export function listChannels({ kysely }: Store, user: Pick<User, 'id'>, channelId?: string) {
  return kysely
    .selectFrom('channel_members')
    .innerJoin('channels', 'channels.id', 'channel_members.channel_id')
    .leftJoinLateral(
      (query) =>
        query
          .selectFrom('messages')
          .select(['messages.id as latest_id', 'messages.sent_at'])
          .whereRef('messages.channel_id', '=', 'channels.id')
          .where('messages.deleted_at', 'is', null)
          .orderBy('messages.position', 'desc')
          .limit(1)
          .as('latest'),
      (join) => join.onTrue(),
    )
    .select([
      'channels.id',
      'channels.name',
      'channels.created_at',
      'channel_members.read_position',
      'latest.latest_id',
      sql<boolean>`channels.advisory_for is not null`.as('isAdvisory'),
      sql<boolean>`channels.creator_id is not distinct from ${user.id}::uuid`.as('isCreator'),
      sql<number>`(
        select count(*)::int from (
          select from messages
          where messages.channel_id = channels.id
            and messages.position > channel_members.read_position
            and messages.deleted_at is null
            and messages.sender_id is distinct from ${user.id}::uuid
          limit ${limits.unreadCounted}
        ) as unread
      )`.as('unread'),
    ])
    .where('channel_members.user_id', '=', user.id)
    .$if(channelId !== undefined, (query) => query.where('channels.id', '=', channelId ?? ''))
    .orderBy(sql`coalesce(latest.sent_at, channels.created_at)`, 'desc')
    .orderBy('channels.id')
    .limit(limits.channelsListed)
    .execute();
}

export async function insertChannel({ kysely }: Store, user: User, name: string): Promise<string> {
  const { id } = await kysely
    .insertInto('channels')
    .values({ name, creator_id: user.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertMember({ kysely }, { channelId: id, userId: user.id, inviteId: null });
  return id;
}

/** The id of the user's channel with the advisers, and whether this call created it. */
export async function upsertAdvisory(
  { kysely }: Store,
  user: User,
  name: string,
): Promise<{ id: string; isNew: boolean }> {
  const created = await kysely
    .insertInto('channels')
    .values({ name, advisory_for: user.id })
    .onConflict((conflict) => conflict.column('advisory_for').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (created) return { id: created.id, isNew: true };
  const { id } = await kysely
    .selectFrom('channels')
    .select('id')
    .where('advisory_for', '=', user.id)
    .executeTakeFirstOrThrow();
  return { id, isNew: false };
}

/** Users in the group messengers. */
export async function listAdvisers({ kysely }: Store): Promise<string[]> {
  const rows = await kysely
    .selectFrom('users')
    .select('id')
    .where('status', '=', 'CONFIRMED')
    .where(sql<boolean>`'messengers' = any(staff_groups)`)
    .orderBy('id')
    .limit(limits.channelMembers - 1)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Adds a member, for whom what was written before the invitation is read: only what follows is for them.
 *
 * @returns false if the user was a member before
 */
export async function insertMember(
  { kysely }: Store,
  { channelId, userId, inviteId }: { channelId: string; userId: string; inviteId: string | null },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await kysely
    .insertInto('channel_members')
    .values({
      channel_id: channelId,
      user_id: userId,
      invite_id: inviteId,
      read_position: sql<number>`coalesce((
        select max(position) from messages where channel_id = ${channelId} and sent_at < coalesce(
          (select created_at from channel_invites where invite_id = ${inviteId}), now()
        )
      ), 0)`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Ends a membership with its invite. False for somebody who was neither a member nor invited. */
export async function deleteMember({ kysely }: Store, channelId: string, member: string): Promise<boolean> {
  const isUser = sql<boolean>`user_id::text = ${member}`;
  const invites = await kysely
    .deleteFrom('channel_invites')
    .where('channel_id', '=', channelId)
    .where(
      sql<boolean>`(
        email = ${member}
        or email = (select users.email from users where id::text = ${member})
        or invite_id = (select invite_id from channel_members where channel_id = ${channelId} and ${isUser})
      )`,
    )
    .executeTakeFirst();
  const members = await kysely
    .deleteFrom('channel_members')
    .where('channel_id', '=', channelId)
    .where(isUser)
    .executeTakeFirst();
  return invites.numDeletedRows + members.numDeletedRows > 0n;
}

/** Whether somebody besides this member may manage a channel. */
export async function hasOtherManager({ kysely }: Store, channelId: string, member: string): Promise<boolean> {
  const other = await kysely
    .selectFrom('channel_members')
    .innerJoin('users', 'users.id', 'channel_members.user_id')
    .select('user_id')
    .where('channel_id', '=', channelId)
    .where('user_id', '<>', member)
    .where(sql<boolean>`staff_groups && ${[...capabilityGroups.messaging]}::text[]`)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

export async function listMemberIds({ kysely }: Store, channelId: string): Promise<string[]> {
  const rows = await kysely
    .selectFrom('channel_members')
    .select('user_id')
    .where('channel_id', '=', channelId)
    .orderBy('user_id')
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** Keys of the files of a channel. */
export async function listFileKeys({ kysely }: Store, channelId: string): Promise<string[]> {
  const rows = await kysely
    .selectFrom('message_files')
    .innerJoin('messages', 'messages.id', 'message_files.message_id')
    .select('key')
    .where('channel_id', '=', channelId)
    .execute();
  return rows.map(({ key }) => key);
}

export async function deleteChannel({ kysely }: Store, channelId: string): Promise<void> {
  await kysely.deleteFrom('channels').where('id', '=', channelId).execute();
}
