import type { chatRoutes } from '@fs/api-contract';
import type { TestServer } from '../../testing/startTestServer.ts';
import type { Example } from './Example.ts';

/** Creates a channel of the user with this role, with an invite of theirs, a message of theirs, and another member. */
export async function createChannelExample(
  { world, database: { kysely } }: TestServer,
  role = 'admin',
): Promise<{ channel: string; message: string; invite: string; inviteCode: string; owner: string; member: string }> {
  const owner = world.users.find((user) => user.role === role);
  const other = world.users.find((user) => user.role === 'free' && user !== owner) ?? world.users.at(-1);
  if (!owner || !other) throw new Error('The world has too few users');
  const { id: channel } = await kysely
    .insertInto('channels')
    .values({ name: 'Matrix', creator_id: owner.id, last_position: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  await kysely
    .insertInto('channel_members')
    .values([owner, other].map(({ id }) => ({ channel_id: channel, user_id: id })))
    .execute();
  await kysely
    .insertInto('chat_users')
    .values({ user_id: owner.id })
    .onConflict((on) => on.doNothing())
    .execute();
  const { id: message } = await kysely
    .insertInto('messages')
    .values({ channel_id: channel, position: 1, sender_id: owner.id, client_id: 'matrix-1', content: 'Hello' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const invite = await kysely
    .insertInto('channel_invites')
    .values({ channel_id: channel, email: owner.email })
    .returning(['id', 'invite_id'])
    .executeTakeFirstOrThrow();
  return { channel, message, invite: invite.id, inviteCode: invite.invite_id, owner: owner.id, member: other.id };
}

/** A call of every route of private channels that succeeds in the sample world. */
export const chatExamples: Record<keyof typeof chatRoutes, (server: TestServer) => Example | Promise<Example>> = {
  logInToChat: () => ({}),
  getChatSpace: async (server) => {
    await createChannelExample(server);
    return { params: { id: 'foresight' } };
  },
  listChatChannels: () => ({}),
  createChatChannel: () => ({ body: { display_name: 'Untitled', is_private: true, default_access_role: 0 } }),
  openAdvisoryChannel: () => ({}),
  deleteChatChannel: async (server) => ({ params: { id: (await createChannelExample(server)).channel } }),
  listChatMessages: async (server) => ({ params: { id: (await createChannelExample(server)).channel } }),
  createChatMessage: async (server) => ({
    params: { id: (await createChannelExample(server)).channel },
    body: { client_id: 'matrix-2', content: 'Hello' },
  }),
  deleteChatMessage: async (server) => {
    const { channel, message } = await createChannelExample(server);
    return { params: { id: channel, message } };
  },
  acknowledgeChatMessage: async (server) => {
    const { channel, message } = await createChannelExample(server);
    return { params: { id: channel }, body: { message } };
  },
  removeChannelMember: async (server) => {
    const { channel, member } = await createChannelExample(server);
    return { params: { id: channel, member } };
  },
  createChannelInvites: async (server) => ({
    params: { id: (await createChannelExample(server)).channel },
    body: { emails: ['guest@foresight.example'] },
  }),
  joinChatInvite: async (server) => ({ params: { id: (await createChannelExample(server)).inviteCode } }),
  updateChannelInvite: async (server) => {
    const { invite, owner } = await createChannelExample(server);
    return { params: { id: invite }, body: { quebicUserID: owner } };
  },
  deleteChannelInvite: async (server) => ({ params: { id: (await createChannelExample(server)).invite } }),
  getChatEvents: () => ({ query: { after: '0' } }),
  getPresignedURL: async (server) => ({
    params: { channel: (await createChannelExample(server)).channel, message: 'matrix-2' },
    query: { fileNameOrKey: 'plan.pdf', fileType: 'application/pdf', operation: 'putObject', size: '100' },
  }),
};
