import { type CallInput, type CallResult, type ChannelInvite, limits } from '@fs/api-contract';
import { forbidden, invalid, notFound } from '../../../http/failures.ts';
import { limitCalls } from '../../../http/limitCalls.ts';
import type { User } from '../../../http/user.ts';
import { readEmail } from '../../../values/emailAddress.ts';
import type { ChatServices } from '../ChatServices.ts';
import { appendEvents } from '../live/repository.ts';
import { findAccess, insertMember, joinSpace, listMemberIds, type Store } from '../repository.ts';
import { canManage, chatLimits, requireMember } from '../rules.ts';
import {
  countPeople,
  countUse,
  deleteInvite,
  findInvite,
  findUserIds,
  insertInvite,
  setChatUser,
} from './repository.ts';

type InviteCall = 'createChannelInvites' | 'joinChatInvite' | 'updateChannelInvite' | 'deleteChannelInvite';
type Call<Name extends InviteCall> = CallInput<Name> & { user: User };

type InviteResult = CallResult<'createChannelInvites'>['results'][number];

/** Invites addresses, and tells those who have an account. @throws HttpFailure 400 for too many people */
async function inviteAll(
  store: Store,
  { channelId, emails, uses }: { channelId: string; emails: readonly string[]; uses: number },
): Promise<InviteResult[]> {
  if ((await countPeople(store, channelId)) + emails.length > limits.channelMembers) {
    throw invalid(`A channel can have up to ${limits.channelMembers} people`);
  }
  const addresses = emails.map(readEmail);
  const userIds = await findUserIds(store, [...new Set(addresses.flatMap((address) => address ?? []))]);
  const members = new Set(await listMemberIds(store, channelId));
  const invite = async (email: string | null, given: string): Promise<InviteResult> => {
    if (email === null) return { email: given, status: 'not-an-email', invite: null };
    if (members.has(userIds.get(email) ?? '')) return { email, status: 'already-member', invite: null };
    const created = await insertInvite(store, { channelId, email, uses });
    return { email, status: created ? 'invited' : 'already-invited', invite: created ?? null };
  };
  const results: InviteResult[] = [];
  for (const [index, email] of addresses.entries()) results.push(await invite(email, emails[index] ?? ''));
  const informed = results.flatMap(({ email, status }) => (status === 'invited' ? (userIds.get(email) ?? []) : []));
  await appendEvents(store, [
    ...informed.map((userId) => ({ kind: 'invited' as const, channel_id: channelId, user_id: userId })),
    { kind: 'channel', channel_id: channelId },
  ]);
  return results;
}

/**
 * Withdraws an invite, or declines one's own. @returns the deleted invite
 * @throws HttpFailure 404; 403 for someone who may not manage the channel
 */
export async function removeInvite(
  { database, hub }: Pick<ChatServices, 'database' | 'hub'>,
  user: User,
  id: string,
): Promise<ChannelInvite> {
  const removed = await database.kysely.transaction().execute(async (kysely) => {
    const invite = await findInvite({ kysely }, id, 'id');
    if (!invite) throw notFound();
    if (invite.email !== user.email) {
      const access = await findAccess({ kysely }, user, invite.channel_id);
      requireMember(access);
      if (!canManage(access, user)) throw forbidden();
    }
    await appendEvents({ kysely }, [{ kind: 'channel', channel_id: invite.channel_id }]);
    return deleteInvite({ kysely }, id);
  });
  hub.notify();
  return removed;
}

/** Handlers of invites, each of which belongs to one address. */
export function inviteHandlers({ database, hub, attempts, environment }: ChatServices) {
  const spaceInvites = new Set([
    'foresight',
    ...Object.values(environment.stages).flatMap((stage) => stage?.chat?.invite ?? []),
  ]);
  return {
    createChannelInvites: async ({ user, params: { id }, body }: Call<'createChannelInvites'>) => {
      const { emails, uses = -1 } = body;
      const access = await findAccess(database, user, id);
      requireMember(access);
      if (!canManage(access, user)) throw forbidden();
      await limitCalls(attempts, chatLimits.invites, user.id);
      const results = await database.kysely.transaction().execute(async (kysely) => {
        requireMember(await findAccess({ kysely }, user, id, { isLocked: true }));
        return inviteAll({ kysely }, { channelId: id, emails, uses });
      });
      hub.notify();
      return { results };
    },

    joinChatInvite: async ({ user, params: { id } }: Call<'joinChatInvite'>) => {
      if (spaceInvites.has(id)) {
        await joinSpace(database, user.id);
        return {};
      }
      await database.kysely.transaction().execute(async (kysely) => {
        const invite = await findInvite({ kysely }, id, 'invite_id');
        if (!invite || invite.email !== user.email || invite.uses === 0) throw notFound();
        const channelId = invite.channel_id;
        if (!(await insertMember({ kysely }, { channelId, userId: user.id, inviteId: invite.invite_id }))) return;
        await countUse({ kysely }, invite.id);
        await appendEvents({ kysely }, [{ kind: 'channel', channel_id: channelId }]);
      });
      hub.notify();
      return {};
    },

    updateChannelInvite: async ({ user, params: { id }, body }: Call<'updateChannelInvite'>) =>
      database.kysely.transaction().execute(async (kysely) => {
        const invite = await findInvite({ kysely }, id, 'id');
        if (!invite || invite.email !== user.email) throw notFound();
        if (body.quebicUserID !== user.id) throw invalid('This is not your chat user');
        return setChatUser({ kysely }, id, body.quebicUserID);
      }),

    deleteChannelInvite: async ({ user, params: { id } }: Call<'deleteChannelInvite'>) => {
      await removeInvite({ database, hub }, user, id);
      return {};
    },
  };
}
