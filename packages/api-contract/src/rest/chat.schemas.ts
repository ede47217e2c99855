import { type Static, Type } from 'typebox';
import { limits } from '../limits.ts';
import { UploadTargetSchema } from './account.schemas.ts';
import { attachmentTypes, type chatRoutes } from './chat.ts';
import { ClosedObject, Identifier, Instant, Nullable, NullableString, Text, Whole } from './fields.schemas.ts';
import type { RouteSchemas } from './routeSchemas.ts';

export const ChatUserSchema = Type.Object({
  id: Type.String(),
  sub: Type.String(),
  given_name: Type.String(),
  family_name: Type.String(),
  fullName: Type.String(),
  email: Type.String(),
  /** Address of the picture. */
  avatar: NullableString,
});

export const MessageEmbedSchema = Type.Object({
  /** The key of the file within its message; `getPresignedURL` gives a link. */
  url: Type.String(),
  file_name: Type.String(),
  type: Type.String(),
  /** Bytes. */
  size: Whole(0, limits.attachmentBytes),
});

export const ChatMessageSchema = Type.Object({
  id: Type.String(),
  /** The id that the sender chose: the same id again is the same message. */
  client_id: Type.String(),
  channelID: Type.String(),
  content: Type.String(),
  timestamp: Instant,
  /** `sub` of the sender. */
  owner: Type.String(),
  /** Name of the sender. */
  ownerName: Type.String(),
  /** Grows with each message of a channel: the order of the messages. */
  position: Type.Integer({ minimum: 1 }),
  embeds: Type.Array(MessageEmbedSchema, { maxItems: limits.messageEmbeds }),
});

export const ChannelSchema = Type.Object({
  id: Type.String(),
  display_name: Type.String(),
  is_private: Type.Boolean(),
  /** The caller’s channel with the advisers, or an adviser’s with a user. */
  isAdvisory: Type.Boolean(),
  createdAt: Instant,
  /** Messages of others since the caller last read; counted up to `limits.unreadCounted`. */
  unread: Type.Integer({ minimum: 0, maximum: limits.unreadCounted }),
  /** Position up to which the caller has read. */
  readPosition: Type.Integer({ minimum: 0 }),
  latest: Nullable(ChatMessageSchema),
  canDelete: Type.Boolean(),
  /** Invite and remove people. */
  canManage: Type.Boolean(),
});

/** Record of an invite, which belongs to one address. */
export const ChannelInviteSchema = Type.Object({
  id: Type.String(),
  /** Email. */
  owner: Type.String(),
  channelID: Type.String(),
  inviteID: Type.String(),
  /** Id of the chat user who joined with it; null before. */
  quebicUserID: NullableString,
  lastReadTime: Nullable(Instant),
});

export const ChatEventSchema = Type.Object({
  /** Send the last one back to resume. Grows with each event. */
  id: Type.Integer({ minimum: 0 }),
  /**
   * `message`: was sent. `deleted`: the message is gone. `channel`: the caller joined, or who is in it changed.
   * `removed`: the channel is gone for the caller. `read`: the caller read it elsewhere. `invited`: there is an invite.
   * `reset`: too much happened since; fetch everything again.
   */
  kind: Type.Enum(['message', 'deleted', 'channel', 'removed', 'read', 'invited', 'reset']),
  channelID: NullableString,
  /** Of a `message`. */
  message: Nullable(ChatMessageSchema),
  /** Of `deleted`. */
  messageID: NullableString,
});

export type ChatUser = Static<typeof ChatUserSchema>;
export type MessageEmbed = Static<typeof MessageEmbedSchema>;
export type ChatMessage = Static<typeof ChatMessageSchema>;
export type Channel = Static<typeof ChannelSchema>;
export type ChannelInvite = Static<typeof ChannelInviteSchema>;
export type ChatEvent = Static<typeof ChatEventSchema>;

const done = Type.Object({});
const channel = ClosedObject({ id: Identifier });
const position = Whole(1, 2 ** 31 - 1);
const ClientId = Text(64, { pattern: '^[A-Za-z0-9-]{8,64}$' });
const FileName = Text(limits.fileName, { minLength: 1 });

export const chatSchemas = {
  logInToChat: { response: ChatUserSchema },
  getChatSpace: {
    params: channel,
    response: Type.Object({
      id: Type.String(),
      name: Type.String(),
      /** False until the user joins with an invite. */
      isMember: Type.Boolean(),
    }),
  },
  listChatChannels: {
    response: Type.Object({
      /** The latest message first. */
      channels: Type.Array(ChannelSchema, { maxItems: limits.channelsListed }),
      /** The last event that these channels include. */
      lastEvent: Type.Integer({ minimum: 0 }),
    }),
  },
  createChatChannel: {
    body: ClosedObject({
      display_name: Text(limits.channelName, { minLength: 1 }),
      is_private: Type.Literal(true),
      /** What who joins may do; 0 is to read and write. */
      default_access_role: Type.Literal(0),
    }),
    response: ChannelSchema,
  },
  openAdvisoryChannel: { response: ChannelSchema },
  deleteChatChannel: { params: channel, response: done },
  listChatMessages: {
    params: channel,
    query: ClosedObject({
      /** Position: messages before it. Left out: the latest. */
      before: Type.Optional(position),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: limits.messagesPage, default: limits.messagesPage })),
    }),
    response: Type.Object({
      /** The newest first. */
      messages: Type.Array(ChatMessageSchema, { maxItems: limits.messagesPage }),
      hasMore: Type.Boolean(),
    }),
  },
  createChatMessage: {
    params: channel,
    body: ClosedObject({
      client_id: ClientId,
      content: Text(limits.messageLength),
      embeds: Type.Optional(
        Type.Array(
          ClosedObject({
            /** `key` of an upload of the caller's for this message that has arrived. */
            url: Identifier,
            file_name: FileName,
          }),
          { maxItems: limits.messageEmbeds },
        ),
      ),
    }),
    response: ChatMessageSchema,
  },
  deleteChatMessage: { params: ClosedObject({ id: Identifier, message: Identifier }), response: done },
  acknowledgeChatMessage: { params: channel, body: ClosedObject({ message: Identifier }), response: done },
  removeChannelMember: { params: ClosedObject({ id: Identifier, member: Identifier }), response: done },
  createChannelInvites: {
    params: channel,
    body: ClosedObject({
      emails: Type.Array(Text(320), { minItems: 1, maxItems: limits.invitesPerCall }),
      /** How often an invite can be used; -1 is without a limit. */
      uses: Type.Optional(Whole(-1, 1000)),
    }),
    response: Type.Object({
      /** In the order of the request. */
      results: Type.Array(
        Type.Object({
          email: Type.String(),
          status: Type.Enum(['invited', 'already-invited', 'already-member', 'not-an-email']),
          invite: Nullable(ChannelInviteSchema),
        }),
      ),
    }),
  },
  joinChatInvite: { params: channel, response: done },
  updateChannelInvite: {
    params: channel,
    body: ClosedObject({ quebicUserID: Identifier }),
    response: ChannelInviteSchema,
  },
  deleteChannelInvite: { params: channel, response: done },
  getChatEvents: {
    query: ClosedObject({ after: Whole(0, Number.MAX_SAFE_INTEGER) }),
    response: Type.Object({
      events: Type.Array(ChatEventSchema, { maxItems: limits.chatEvents }),
      /** `after` of the next call. */
      last: Type.Integer({ minimum: 0 }),
    }),
  },
  getPresignedURL: {
    /** Of `putObject`, the message is the client id of one that is not sent yet. */
    params: ClosedObject({ channel: Identifier, message: Identifier }),
    query: ClosedObject({
      fileNameOrKey: FileName,
      fileType: Type.Enum([...attachmentTypes]),
      operation: Type.Optional(Type.Enum(['getObject', 'putObject'])),
      /** Bytes of the file, for `putObject`. */
      size: Type.Optional(Whole(1, limits.attachmentBytes)),
    }),
    response: UploadTargetSchema,
  },
} satisfies RouteSchemas<typeof chatRoutes>;
