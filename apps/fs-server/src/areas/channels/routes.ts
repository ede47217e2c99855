import { type ChatUser, type chatRoutes, lastManager } from '@fs/api-contract';
import { forbidden, notFound } from '../../http/failures.ts';
import { limitCalls } from '../../http/limitCalls.ts';
import type { Handlers } from '../../http/restRoutes.ts';
import type { User } from '../../http/user.ts';
import { markPresent } from './away/repository.ts';
import type { ChatServices } from './ChatServices.ts';
import { inviteHandlers } from './invites/routes.ts';
import { appendEvents, findEventRange, listEventsOrReset } from './live/repository.ts';
import { findMessages } from './messages/repository.ts';
import { messageHandlers } from './messages/routes.ts';
import {
  deleteChannel,
  deleteMember,
  findAccess,
  findChatUser,
  hasOtherManager,
  insertChannel,
  insertMember,
  joinSpace,
  listAdvisers,
  listChannels,
  listFileKeys,
  listMemberIds,
  type Store,
  upsertAdvisory,
} from './repository.ts';
import { canDelete, canManage, chatLimits, parseChannelName, requireMember } from './rules.ts';

/** Handlers of private channels. What a user is not in is missing. */
export function chatHandlers(services: ChatServices): Handlers<typeof chatRoutes> {
  const { database, files, hub, attempts } = services;

  async function readChannels(store: Store, user: User, channelId?: string) {
    const rows = await listChannels(store, user, channelId);
    const latest = await findMessages(
      store,
      rows.flatMap(({ latest_id }) => latest_id ?? []),
    );
    return rows.map(({ id, name, created_at, read_position, latest_id, isAdvisory, isCreator, unread }) => {
      const access = { isMember: true, isCreator };
      return {
        id,
        display_name: name,
        is_private: true,
        isAdvisory,
        createdAt: created_at.toISOString(),
        unread,
        readPosition: read_position,
        latest: latest.get(latest_id ?? '') ?? null,
        canDelete: canDelete(access, user),
        canManage: canManage(access, user),
      };
    });
  }

  async function readChannel(store: Store, user: User, id: string) {
    const [channel] = await readChannels(store, user, id);
    if (!channel) throw notFound();
    return channel;
  }

  return {
    logInToChat: async ({ user }): Promise<ChatUser> => {
      const { id, email, given_name, family_name, avatar_key } = await findChatUser(database, user.id);
      const avatar = avatar_key && files.urlOf(avatar_key);
      return { id, sub: id, email, given_name, family_name, fullName: `${given_name} ${family_name}`, avatar };
    },

    getChatSpace: async ({ user, params: { id } }) => {
      const { joined_at } = await findChatUser(database, user.id);
      return { id, name: services.environment.productName, isMember: joined_at !== null };
    },

    listChatChannels: async ({ user }) => {
      // Read first: an event in between is delivered again, rather than lost.
      const { newest } = await findEventRange(database);
      return { channels: await readChannels(database, user), lastEvent: newest };
    },

    createChatChannel: async ({ user, body: { display_name } }) => {
      const name = parseChannelName(display_name);
      await limitCalls(attempts, chatLimits.channels, user.id);
      const channel = await database.kysely.transaction().execute(async (kysely) => {
        const id = await insertChannel({ kysely }, user, name);
        await joinSpace({ kysely }, user.id);
        await appendEvents({ kysely }, [{ kind: 'channel', channel_id: id, user_id: user.id }]);
        return readChannel({ kysely }, user, id);
      });
      hub.notify();
      return channel;
    },

    openAdvisoryChannel: async ({ user }) => {
      const { given_name, family_name } = await findChatUser(database, user.id);
      const channel = await database.kysely.transaction().execute(async (kysely) => {
        const { id, isNew } = await upsertAdvisory({ kysely }, user, `Advisory: ${given_name} ${family_name}`);
        const people = isNew ? [user.id, ...(await listAdvisers({ kysely }))] : [user.id];
        const joined: string[] = [];
        for (const userId of new Set(people)) {
          if (await insertMember({ kysely }, { channelId: id, userId, inviteId: null })) joined.push(userId);
        }
        await joinSpace({ kysely }, user.id);
        await appendEvents(
          { kysely },
          joined.map((userId) => ({ kind: 'channel' as const, channel_id: id, user_id: userId })),
        );
        return readChannel({ kysely }, user, id);
      });
      hub.notify();
      return channel;
    },

    deleteChatChannel: async ({ user, params: { id } }) => {
      const keys = await database.kysely.transaction().execute(async (kysely) => {
        const access = await findAccess({ kysely }, user, id, { isLocked: true });
        requireMember(access);
        if (!canDelete(access, user))
          throw forbidden('Only who created a channel, or an administrator, can delete it.');
        const [members, found] = [await listMemberIds({ kysely }, id), await listFileKeys({ kysely }, id)];
        await deleteChannel({ kysely }, id);
        await appendEvents(
          { kysely },
          members.map((userId) => ({ kind: 'removed' as const, channel_id: id, user_id: userId })),
        );
        return found;
      });
      hub.notify();
      await Promise.all(keys.map((key) => files.remove(key)));
      return {};
    },

    removeChannelMember: async ({ user, params: { id, member } }) => {
      await database.kysely.transaction().execute(async (kysely) => {
        const access = await findAccess({ kysely }, user, id, { isLocked: true });
        requireMember(access);
        if (member !== user.id && !canManage(access, user)) throw forbidden();
        const members = await listMemberIds({ kysely }, id);
        const isLeaving = member === user.id && canManage(access, user);
        if (isLeaving && !(await hasOtherManager({ kysely }, id, user.id))) throw forbidden(lastManager);
        if (!(await deleteMember({ kysely }, id, member))) throw notFound();
        await appendEvents({ kysely }, [
          ...(members.includes(member) ? [{ kind: 'removed' as const, channel_id: id, user_id: member }] : []),
          { kind: 'channel', channel_id: id },
        ]);
      });
      hub.notify();
      return {};
    },

    getChatEvents: async ({ user, query: { after } }) => {
      // Who polls has the app open, where streams are cut.
      await markPresent(database, user.id);
      const { events, last } = await listEventsOrReset(database, user.id, after);
      return { events, last };
    },

    ...messageHandlers(services),
    ...inviteHandlers(services),
  };
}
