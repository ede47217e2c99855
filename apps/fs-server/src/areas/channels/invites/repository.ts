import type { ChannelInvite } from '@fs/api-contract';
import { sql } from 'kysely';
import type { Store } from '../repository.ts';

const wireColumns = [
  'id',
  'email as owner',
  'channel_id as channelID',
  'invite_id as inviteID',
  'chat_user_id as quebicUserID',
  'last_read_at',
] as const;

interface InviteRow {
  last_read_at: Date | null;
}

function toInvite<Row extends InviteRow>({ last_read_at, ...row }: Row) {
  return { ...row, lastReadTime: last_read_at?.toISOString() ?? null };
}

/** Invites of an address, by id. */
export async function listInvitesOf(
  { kysely }: Store,
  { email, after, limit }: { email: string; after: string | null; limit: number },
): Promise<ChannelInvite[]> {
  const rows = await kysely
    .selectFrom('channel_invites')
    .select(wireColumns)
    .where('email', '=', email)
    .$if(after !== null, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(toInvite);
}

/** An invite by the id of its record or by the id that is used to join. If locked, until the transaction ends. */
export function findInvite({ kysely }: Store, id: string, by: 'id' | 'invite_id') {
  return kysely
    .selectFrom('channel_invites')
    .select(['id', 'channel_id', 'email', 'invite_id', 'uses'])
    .where(by, '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Undefined for an address that is invited already. */
export async function insertInvite(
  { kysely }: Store,
  invite: { channelId: string; email: string; uses: number },
): Promise<ChannelInvite | undefined> {
  const row = await kysely
    .insertInto('channel_invites')
    .values({ channel_id: invite.channelId, email: invite.email, uses: invite.uses })
    .onConflict((conflict) => conflict.doNothing())
    .returning(wireColumns)
    .executeTakeFirst();
  return row && toInvite(row);
}

export async function countUse({ kysely }: Store, id: string): Promise<void> {
  await kysely
    .updateTable('channel_invites')
    .set({ uses: sql`case when uses > 0 then uses - 1 else uses end` })
    .where('id', '=', id)
    .execute();
}

export async function setChatUser({ kysely }: Store, id: string, chatUserId: string): Promise<ChannelInvite> {
  const row = await kysely
    .updateTable('channel_invites')
    .set({ chat_user_id: chatUserId })
    .where('id', '=', id)
    .returning(wireColumns)
    .executeTakeFirstOrThrow();
  return toInvite(row);
}

/** Deletes an existing invite. */
export async function deleteInvite({ kysely }: Store, id: string): Promise<ChannelInvite> {
  const row = await kysely
    .deleteFrom('channel_invites')
    .where('id', '=', id)
    .returning(wireColumns)
    .executeTakeFirstOrThrow();
  return toInvite(row);
}

/** Ids by email, of those who have an account. */
export async function findUserIds({ kysely }: Store, emails: readonly string[]): Promise<Map<string, string>> {
  if (emails.length === 0) return new Map();
  const rows = await kysely
    .selectFrom('users')
    .select(['id', 'email'])
    .where('email', 'in', emails)
    .where('status', '=', 'CONFIRMED')
    .execute();
  return new Map(rows.map(({ id, email }) => [email, id]));
}

export async function countPeople({ kysely }: Store, channelId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from channel_members where channel_id = ${channelId})::int
      + (select count(*) from channel_invites where channel_id = ${channelId} and chat_user_id is null)::int as count
  `.execute(kysely);
  return rows[0]?.count ?? 0;
}

export interface MemberRow {
  owner: string;
  inviteID: string | null;
  name: string;
  email: string | null;
  hasJoined: boolean;
  isCreator: boolean;
}

/** Members, and who is invited but has not joined if `withInvited`, by `owner`. */
export async function listMembers(
  { kysely }: Store,
  page: { channelId: string; after: string | null; limit: number; withInvited: boolean },
): Promise<MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    select * from (
      select
        users.id::text as owner, invite_id as "inviteID", given_name || ' ' || family_name as name, users.email,
        true as "hasJoined", channels.creator_id is not distinct from users.id as "isCreator"
      from channel_members
      join users on users.id = channel_members.user_id
      join channels on channels.id = channel_members.channel_id
      where channel_id = ${page.channelId}
      union all
      select email, invite_id, email, email, false, false
      from channel_invites
      where channel_id = ${page.channelId} and ${page.withInvited}
        and not exists (
          select from channel_members
          join users on users.id = channel_members.user_id
          where channel_members.channel_id = channel_invites.channel_id and users.email = channel_invites.email
        )
    ) as people
    where ${page.after}::text is null or owner > ${page.after}
    order by owner
    limit ${page.limit}
  `.execute(kysely);
  return rows;
}
