import type { Channel, ChatMessage, ChatUser } from '@fs/api-contract';
import type { ChannelMember, MessageDraft } from '../areas/chat.ts';
import type { ChatSignInProblem } from './ChatProvider.ts';

export type ChatStatus = 'starting' | 'joining' | 'ready' | 'empty' | 'failed' | 'skipped' | 'signed-out';

/** An unsent message. */
export interface OutgoingMessage {
  channelId: string;
  draft: MessageDraft;
  /** `waiting`: leaves after those before it, once there is a connection. `failed`: the user retries or discards it. */
  status: 'waiting' | 'sending' | 'failed';
  /** Milliseconds since 1970. */
  writtenAt: number;
}

export interface OpenChannel {
  id: string;
  status: 'loading' | 'ready' | 'failed';
  /** The newest first. */
  messages: readonly ChatMessage[];
  /** There are older messages. */
  hasMore: boolean;
  isLoadingOlder: boolean;
  members: readonly ChannelMember[];
  /** Position up to which the user had read when the channel was opened. */
  readPosition: number;
}

export interface ChatState {
  status: ChatStatus;
  isLoading: boolean;
  connection: 'connecting' | 'live' | 'reconnecting' | 'offline';
  user: ChatUser | null;
  /** The latest message first. */
  channels: readonly Channel[];
  open: OpenChannel | null;
  outbox: readonly OutgoingMessage[];
  /** Why signing in failed. */
  problem: { code: ChatSignInProblem; provider: string; message: string } | null;
}

export const initialChatState: ChatState = {
  status: 'starting',
  isLoading: true,
  connection: 'connecting',
  user: null,
  channels: [],
  open: null,
  outbox: [],
  problem: null,
};

/** Messages of one day. */
export interface MessageDay {
  /** `YYYY-MM-DD` in the given time zone. */
  day: string;
  messages: readonly ChatMessage[];
}

/** Groups messages by day, the newest first in days and in messages (decision AMB-090). */
export function groupByDay(messages: readonly ChatMessage[], timeZone?: string): MessageDay[] {
  const format = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', ...(timeZone !== undefined && { timeZone }) });
  const days = new Map<string, ChatMessage[]>();
  for (const message of messages) {
    const day = format.format(new Date(message.timestamp));
    days.set(day, [...(days.get(day) ?? []), message]);
  }
  return Array.from(days, ([day, ofDay]) => ({ day, messages: ofDay }));
}
