import {
  type AttachmentType,
  attachmentTypes,
  type CallInput,
  type CallResult,
  type Channel,
  type ChannelInvite,
  type ChatMessage,
  type ChatUser,
  type chatRoutes,
  type MessageEmbed,
  type Outcome,
  paths,
  type UploadTarget,
} from '@fs/api-contract';
import {
  ChannelMembersDocument,
  type ChannelMembersQuery,
  ChannelsByUserDocument,
} from '../generated/operations.gen.ts';
import type { GraphQLTransport } from '../transport/graphql.ts';
import type { Http } from '../transport/http.ts';
import { type GraphQLPage, mapOutcome, readPages } from '../transport/paged.ts';
import type { CallOptions, RestTransport } from '../transport/rest.ts';
import type { UploadProgress, UploadTransport } from '../transport/upload.ts';
import type { AreaCalls } from './AreaCalls.ts';

/** Someone of a channel. */
export type ChannelMember = ChannelMembersQuery['channelMembers']['items'][number];

/** A message as its sender writes it. The same client id again is the same message. */
export type MessageDraft = CallInput<'createChatMessage'>['body'];

type Done = Promise<Outcome<object>>;

/** A file of an unsent message. */
export interface AttachmentUpload {
  channelId: string;
  /** Client id of the message. */
  clientId: string;
  file: File;
}

/** How long a download may take (research §9). */
export const downloadTimeoutMs = 30_000;

interface ChatTransports {
  apiUrl: string;
  http: Http;
  upload: UploadTransport;
  fetch?: typeof globalThis.fetch;
}

export type ChatCalls = ReturnType<typeof chatCalls>;

/** Calls of private channels: the chat service's, and ours about its invites. */
export function chatCalls(
  rest: RestTransport,
  graphql: GraphQLTransport,
  { apiUrl, http, upload, fetch = globalThis.fetch }: ChatTransports,
) {
  const calls = {
    /** Signs in with the session's ID token. */
    logInToChat: (options?: CallOptions): Promise<Outcome<ChatUser>> => rest.call('logInToChat', {}, options),

    /** `not-found` for a space that the user has not joined. */
    getChatSpace: (id: string, options?: CallOptions): Promise<Outcome<CallResult<'getChatSpace'>>> =>
      rest.call('getChatSpace', { params: { id } }, options),

    /** Returns the user's channels, the latest message first. */
    listChatChannels: (options?: CallOptions): Promise<Outcome<CallResult<'listChatChannels'>>> =>
      rest.call('listChatChannels', {}, options),

    /** Creates a private channel; what who joins may do is the default, 0. */
    createChatChannel: (display_name: string, options?: CallOptions): Promise<Outcome<Channel>> =>
      rest.call('createChatChannel', { body: { display_name, is_private: true, default_access_role: 0 } }, options),

    /** Returns the user's channel with the advisers; the first call creates it. */
    openAdvisoryChannel: (options?: CallOptions): Promise<Outcome<Channel>> =>
      rest.call('openAdvisoryChannel', {}, options),

    deleteChatChannel: (id: string, options?: CallOptions): Done =>
      rest.call('deleteChatChannel', { params: { id } }, options),

    /** Returns up to 100 messages, the newest first: the latest, or those before a position. */
    listChatMessages: (
      id: string,
      query: CallInput<'listChatMessages'>['query'] = {},
      options?: CallOptions,
    ): Promise<Outcome<CallResult<'listChatMessages'>>> =>
      rest.call('listChatMessages', { params: { id }, query }, options),

    createChatMessage: (id: string, body: MessageDraft, options?: CallOptions): Promise<Outcome<ChatMessage>> =>
      rest.call('createChatMessage', { params: { id }, body }, options),

    deleteChatMessage: (id: string, message: string, options?: CallOptions): Done =>
      rest.call('deleteChatMessage', { params: { id, message } }, options),

    /** Marks a channel as read up to a message. */
    acknowledgeChatMessage: (id: string, message: string, options?: CallOptions): Done =>
      rest.call('acknowledgeChatMessage', { params: { id }, body: { message } }, options),

    /** Ends a membership or an invite. `member` is the `owner` of a `ChannelMember`. */
    removeChannelMember: (id: string, member: string, options?: CallOptions): Done =>
      rest.call('removeChannelMember', { params: { id, member } }, options),

    /** Invites several addresses at once; the result names each. An invite can be used without a limit (-1). */
    createChannelInvites: (
      id: string,
      emails: readonly string[],
      uses = -1,
      options?: CallOptions,
    ): Promise<Outcome<CallResult<'createChannelInvites'>>> =>
      rest.call('createChannelInvites', { params: { id }, body: { emails: [...emails], uses } }, options),

    joinChatInvite: (inviteID: string, options?: CallOptions): Done =>
      rest.call('joinChatInvite', { params: { id: inviteID } }, options),

    updateChannelInvite: (id: string, quebicUserID: string, options?: CallOptions): Promise<Outcome<ChannelInvite>> =>
      rest.call('updateChannelInvite', { params: { id }, body: { quebicUserID } }, options),

    deleteChannelInvite: (id: string, options?: CallOptions): Done =>
      rest.call('deleteChannelInvite', { params: { id } }, options),

    /** Returns what happened after an event. */
    getChatEvents: (after: number, options?: CallOptions): Promise<Outcome<CallResult<'getChatEvents'>>> =>
      rest.call('getChatEvents', { query: { after } }, options),

    /** Returns a link to a file of a message, or (`putObject`) where to upload one for an unsent message. */
    getPresignedURL: (
      params: CallInput<'getPresignedURL'>['params'],
      query: CallInput<'getPresignedURL'>['query'],
      options?: CallOptions,
    ): Promise<Outcome<UploadTarget>> => rest.call('getPresignedURL', { params, query }, options),
  } satisfies AreaCalls<typeof chatRoutes>;

  return {
    ...calls,

    /** Opens the stream of events after one. Rejects when it cannot be opened. */
    async openEvents(after: number, signal: AbortSignal): Promise<Response> {
      const { client } = await http();
      const headers = { 'last-event-id': String(after) };
      return client(paths.chatEvents, { headers, signal, timeout: false, retry: 0 });
    },

    /** Returns all invites of `owner`, who must be the user. A failure has those that had arrived as its data. */
    channelsByUser: (owner: string, options?: CallOptions): Promise<Outcome<ChannelInvite[]>> =>
      readPages<ChannelInvite>(async (page) => {
        const call = { operation: 'channelsByUser', document: ChannelsByUserDocument } as const;
        const answer = await graphql.call({ ...call, variables: { owner, ...page } }, options);
        return mapOutcome(
          answer,
          (data): GraphQLPage<ChannelInvite> => data.channelsByUser as GraphQLPage<ChannelInvite>,
        );
      }),

    /** Returns all members of a channel, and who is invited for those who manage it. */
    fetchChannelMembers: (channelID: string, options?: CallOptions): Promise<Outcome<ChannelMember[]>> =>
      readPages<ChannelMember>(async (page) => {
        const call = { operation: 'channelMembers', document: ChannelMembersDocument } as const;
        const answer = await graphql.call({ ...call, variables: { channelID, ...page } }, options);
        return mapOutcome(
          answer,
          (data): GraphQLPage<ChannelMember> => data.channelMembers as GraphQLPage<ChannelMember>,
        );
      }),

    /** Uploads a file for an unsent message. Returns what names it in the message. */
    async uploadAttachment(
      { channelId, clientId, file }: AttachmentUpload,
      options?: CallOptions & UploadProgress,
    ): Promise<Outcome<{ url: string; file_name: string }>> {
      const fileType = file.type as AttachmentType;
      const failure = { ok: false, error: `Failed to upload file: ${file.name}` } as const;
      if (!attachmentTypes.includes(fileType)) return { ...failure, reason: 'invalid' };
      const target = await calls.getPresignedURL(
        { channel: channelId, message: clientId },
        { fileNameOrKey: file.name, fileType, operation: 'putObject', size: file.size },
        options,
      );
      // Two texts are given: this one where there is no address to upload to (AMB-037).
      if (!target.ok) return { ok: false, error: 'File upload failed.', reason: target.reason };
      const sent = await upload.put(target.data, file, options);
      return mapOutcome(sent, () => ({ url: target.data.key, file_name: file.name }));
    },

    /** Fetches a file of a message by a link that is signed for it. */
    async downloadAttachment(message: ChatMessage, embed: MessageEmbed, options?: CallOptions): Promise<Outcome<Blob>> {
      const failure = { ok: false, error: 'Error downloading attachment' } as const;
      const link = await calls.getPresignedURL(
        { channel: message.channelID, message: message.id },
        { fileNameOrKey: embed.url, fileType: embed.type as AttachmentType },
        options,
      );
      if (!link.ok) return { ...failure, reason: link.reason };
      const limit = AbortSignal.timeout(downloadTimeoutMs);
      try {
        const signal = options?.signal ? AbortSignal.any([options.signal, limit]) : limit;
        const answer = await fetch(new URL(link.data.url, apiUrl), { method: 'GET', credentials: 'omit', signal });
        if (!answer.ok) return { ...failure, reason: answer.status === 404 ? 'not-found' : 'unavailable' };
        return { ok: true, data: await answer.blob() };
      } catch (error) {
        if (options?.signal?.aborted) throw error;
        return { ...failure, reason: limit.aborted ? 'timeout' : 'offline' };
      }
    },
  };
}
