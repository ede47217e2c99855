import type { Resolvers } from '../../generated/schema.gen.ts';
import { asUser } from '../../graphql/asUser.ts';
import { conflictError, invalidError, notFoundError, signedOutError } from '../../graphql/failures.ts';
import { decodePageToken, encodePageToken } from '../../graphql/pageToken.ts';
import { listInvitesOf, listMembers } from './invites/repository.ts';
import { inviteHandlers, removeInvite } from './invites/routes.ts';
import { findAccess } from './repository.ts';
import { canManage } from './rules.ts';

export const channelResolvers = {
  Query: {
    channelsByUser: async (_parent, { owner, limit, nextToken }, { database, user }) => {
      if (!user) throw signedOutError();
      if (owner.toLowerCase() !== user.email) return { items: [], nextToken: null };
      const after = decodePageToken(nextToken);
      const rows = await listInvitesOf(database, { email: user.email, after, limit: limit + 1 });
      return toPage(rows, limit, ({ id }) => id);
    },
    channelMembers: async (_parent, { channelID, limit, nextToken }, { database, user }) => {
      if (!user) throw signedOutError();
      const access = await findAccess(database, user, channelID);
      if (!access?.isMember) throw notFoundError();
      const isManager = canManage(access, user);
      const after = decodePageToken(nextToken);
      const rows = await listMembers(database, {
        channelId: channelID,
        after,
        limit: limit + 1,
        withInvited: isManager,
      });
      const shown = rows.map((row) =>
        isManager || row.owner === user.id ? row : { ...row, email: null, inviteID: null },
      );
      return toPage(shown, limit, ({ owner }) => owner);
    },
  },
  Mutation: {
    createChannelInvites: (_parent, { input: { channelID, owner, uses } }, context) =>
      asUser(context, async (user) => {
        const body = { emails: [owner], ...(typeof uses === 'number' && { uses }) };
        const call = inviteHandlers(context.chat).createChannelInvites({ user, params: { id: channelID }, body });
        const [result] = (await call).results;
        if (result?.invite) return result.invite;
        if (result?.status === 'not-an-email') throw invalidError('owner must be an email');
        throw conflictError('This person is in the channel, or invited already');
      }),
    updateChannelInvites: (_parent, { input: { id, quebicUserID } }, context) =>
      asUser(context, (user) =>
        inviteHandlers(context.chat).updateChannelInvite({ user, params: { id }, body: { quebicUserID } }),
      ),
    deleteChannelInvites: (_parent, { input: { id } }, context) =>
      asUser(context, (user) => removeInvite(context.chat, user, id)),
  },
} satisfies Resolvers;

function toPage<Row>(rows: readonly Row[], limit: number, keyOf: (row: Row) => string) {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, nextToken: rows.length > limit && last ? encodePageToken(keyOf(last)) : null };
}
