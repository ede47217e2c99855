import type {
  Channel,
  ChannelInvite,
  ChatEvent,
  ChatMessage,
  ChatUser,
  chatLoginProblems,
  Outcome,
} from '@fs/api-contract';
import type { ChannelMember, MessageDraft } from '../areas/chat.ts';

/** Why signing in to the chat failed, in the words of chat services. */
export type ChatSignInProblem = (typeof chatLoginProblems)[number] | 'unexpected';

export type ChatSignIn =
  | { ok: true; user: ChatUser }
  | { ok: false; problem: ChatSignInProblem; message: string; isSignedOut?: boolean };

export interface ChannelsNow {
  channels: readonly Channel[];
  /** The last event that the channels include. */
  lastEvent: number;
}

export interface WatchCallbacks {
  /** The stream is open: events after `after` arrive from now on, perhaps twice and in any order. */
  onOpen: () => void;
  onEvent: (event: ChatEvent) => void;
  /** The stream ended or could not be opened. It does not open again by itself. */
  onEnd: () => void;
}

/** A chat service: ours, or another behind an adapter. Nothing rejects. */
export interface ChatProvider {
  /** Shown when signing in fails. */
  name: string;
  signIn(): Promise<ChatSignIn>;
  getSpace(): Promise<Outcome<{ isMember: boolean }>>;
  joinSpace(): Promise<Outcome<unknown>>;
  listChannels(): Promise<Outcome<ChannelsNow>>;
  listInvites(): Promise<Outcome<readonly ChannelInvite[]>>;
  joinInvite(inviteId: string): Promise<Outcome<unknown>>;
  updateInvite(id: string, chatUserId: string): Promise<Outcome<unknown>>;
  deleteInvite(id: string): Promise<Outcome<unknown>>;
  /** Up to 100 messages, the newest first: the latest, or those before a position. */
  listMessages(
    channelId: string,
    before?: number,
  ): Promise<Outcome<{ messages: readonly ChatMessage[]; hasMore: boolean }>>;
  listMembers(channelId: string): Promise<Outcome<readonly ChannelMember[]>>;
  /** The same client id again is the same message. */
  send(channelId: string, draft: MessageDraft): Promise<Outcome<ChatMessage>>;
  deleteMessage(channelId: string, messageId: string): Promise<Outcome<unknown>>;
  acknowledge(channelId: string, messageId: string): Promise<Outcome<unknown>>;
  /** Opens the stream of events. Returns a function that ends it without `onEnd`. */
  watch(after: number, callbacks: WatchCallbacks): () => void;
  /** Events after an id, where streams are cut. */
  poll(after: number): Promise<Outcome<{ events: readonly ChatEvent[]; last: number }>>;
}
