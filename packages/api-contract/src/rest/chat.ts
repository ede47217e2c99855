import { capabilityGroups } from '../capabilities.ts';
import type { RouteTable } from './route.ts';

/** Types of files that a message may carry. The server compares them with the bytes. */
export const attachmentTypes = ['image/png', 'image/jpeg', 'application/pdf', 'text/plain', 'text/csv'] as const;

export type AttachmentType = (typeof attachmentTypes)[number];

/** How a chat service says why it refuses a login (research §8). */
export const chatLoginProblems = ['not_found', 'account_already_exists', 'already_a_member'] as const;

/** Why the last who manages a channel cannot leave it: nobody could invite people, and often nobody could delete it. */
export const lastManager = 'Nobody else manages this channel. Invite someone who can, or delete the channel.';

/** Private channels and their messages: the calls of a chat service, and ours about its invites. */
export const chatRoutes = {
  /** Signs in to the chat with the ID token of the call itself. */
  logInToChat: {
    method: 'POST',
    path: '/api/chat/login',
    isAddition: true,
    audience: 'signed-in',
    failure: 'Failed to sign in to the chat',
  },
  getChatSpace: {
    method: 'GET',
    path: '/api/chat/spaces/:id',
    isAddition: true,
    audience: 'signed-in',
    failure: 'Failed to fetch the chat space',
  },
  listChatChannels: {
    method: 'GET',
    path: '/api/chat/channels',
    isAddition: true,
    audience: 'signed-in',
    failure: 'Failed to fetch channels',
  },
  createChatChannel: {
    method: 'POST',
    path: '/api/chat/channels',
    isAddition: true,
    audience: capabilityGroups.createChannels,
    failure: 'Failed to create channel',
  },
  /** The caller's own channel with the advisers, created with the first call. */
  openAdvisoryChannel: {
    method: 'POST',
    path: '/api/chat/advisory',
    isAddition: true,
    audience: capabilityGroups.paidContent,
    failure: 'Failed to open the advisory channel',
  },
  deleteChatChannel: {
    method: 'DELETE',
    path: '/api/chat/channels/:id',
    isAddition: true,
    audience: 'signed-in',
    failure: 'Failed to delete channel',
  },
  listChatMessages: {
    method: 'GET',
    path: '/api/chat/channels/:id/messages',
    isAddition: true,
    audience: 'signed-in',
    failure: 'Failed to fetch messages',
  },
  createChatMessage: {
    method: 'POST',
    path: '/api/chat/channels/:id/messages',
    isAddition: true,
    audience: 'signed-in',
    failure: 'Failed to send message',
  },
  deleteChatMessage: {
    method: 'DELETE',
    path: '/api/chat/channels/:id/messages/:message',
    isAddition: true,
    audience: 'signed-in',
    failure: 'Failed to delete message',
  },
  acknowledgeChatMessage: {
    method: 'PUT',
    path: '/api/chat/channels/:id/read',
    isAddition: true,
    audience: 'signed-in',
    failure: 'Failed to mark messages as read',
  },
  removeChannelMember: {
    method: 'DELETE',
    path: '/api/chat/channels/:id/members/:member',
    isAddition: true,
    audience: 'signed-in',
    failure: 'Failed to remove member',
  },
  createChannelInvites: {
    method: 'POST',
    path: '/api/chat/channels/:id/invites',
    isAddition: true,
    audience: capabilityGroups.messaging,
    failure: 'Failed creating channel invite',
  },
  joinChatInvite: {
    method: 'POST',
    path: '/api/chat/invites/:id/join',
    isAddition: true,
    audience: 'signed-in',
    failure: 'Failed to join',
  },
  updateChannelInvite: {
    method: 'PUT',
    path: '/api/chat/invites/:id',
    isAddition: true,
    audience: 'signed-in',
    failure: 'Failed to update channel invite',
  },
  deleteChannelInvite: {
    method: 'DELETE',
    path: '/api/chat/invites/:id',
    isAddition: true,
    audience: 'signed-in',
    failure: 'Failed to delete channel invite',
  },
  /** What the stream of events tells, for networks that cut streams. */
  getChatEvents: {
    method: 'GET',
    path: '/api/chat/changes',
    isAddition: true,
    audience: 'signed-in',
    failure: 'Failed to fetch messages',
  },
  getPresignedURL: {
    method: 'GET',
    path: '/api/messages/:channel/attachments/:message',
    audience: 'signed-in',
    failure: 'error searching for locations',
  },
} as const satisfies RouteTable;
