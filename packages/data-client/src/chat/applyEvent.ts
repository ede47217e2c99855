import type { Channel, ChatEvent, ChatMessage } from '@fs/api-contract';
import { limits } from '@fs/api-contract';
import type { ChatState } from './ChatState.ts';

/** Adds messages without duplicates, the newest first. */
export function mergeMessages(known: readonly ChatMessage[], more: readonly ChatMessage[]): ChatMessage[] {
  const byId = new Map([...known, ...more].map((message) => [message.id, message]));
  return [...byId.values()].sort((one, other) => other.position - one.position);
}

const timeOf = ({ latest, createdAt }: Channel) => latest?.timestamp ?? createdAt;

/** The latest message first. */
function sortChannels(channels: readonly Channel[]): Channel[] {
  return channels.toSorted((one, other) => Date.parse(timeOf(other)) - Date.parse(timeOf(one)));
}

interface ChangesMeanwhile {
  /** Of channels with a message or a reading that the answer may not have. */
  changedIds: ReadonlySet<string>;
  /** Of messages. */
  deletedIds: ReadonlySet<string>;
}

/** The state with channels as they were fetched, and with what changed meanwhile. */
export function withChannels(
  state: ChatState,
  fetched: readonly Channel[],
  { changedIds, deletedIds }: ChangesMeanwhile,
): ChatState {
  const changed = new Map(
    state.channels.filter(({ id }) => changedIds.has(id)).map((channel) => [channel.id, channel]),
  );
  const channels = fetched.map((channel) => {
    const { latest, unread, readPosition } = changed.get(channel.id) ?? channel;
    const isNewer = latest !== null && !deletedIds.has(latest.id) && latest.position > (channel.latest?.position ?? 0);
    if (!isNewer && readPosition <= channel.readPosition) return channel;
    return { ...channel, latest: isNewer ? latest : channel.latest, unread, readPosition };
  });
  const isOpenGone = state.open !== null && !channels.some(({ id }) => id === state.open?.id);
  return {
    ...state,
    status: channels.length === 0 ? 'empty' : 'ready',
    isLoading: false,
    channels: sortChannels(channels),
    open: isOpenGone ? null : state.open,
  };
}

/** The state after a message: in its channel's summary, and in the open channel's list if it is that one. */
export function withMessage(state: ChatState, message: ChatMessage): ChatState {
  const channels = state.channels.map((channel) => {
    if (channel.id !== message.channelID) return channel;
    // An older message that arrives late or twice changes neither.
    const isNew = message.position > Math.max(channel.latest?.position ?? 0, channel.readPosition);
    if (!isNew) return channel;
    const isOwn = message.owner === state.user?.sub;
    const unread = Math.min(channel.unread + (isOwn ? 0 : 1), limits.unreadCounted);
    return { ...channel, latest: message, unread };
  });
  const open =
    state.open?.id === message.channelID
      ? { ...state.open, messages: mergeMessages(state.open.messages, [message]) }
      : state.open;
  const outbox = state.outbox.filter(
    ({ channelId, draft }) =>
      !(channelId === message.channelID && draft.client_id === message.client_id && message.owner === state.user?.sub),
  );
  return { ...state, channels: sortChannels(channels), open, outbox };
}

/** The state after the user has read up to a message. */
export function withRead(state: ChatState, { channelID, position }: ChatMessage): ChatState {
  const channels = state.channels.map((channel) =>
    channel.id === channelID ? { ...channel, unread: 0, readPosition: position } : channel,
  );
  return { ...state, channels };
}

/** The state without a message. */
export function withoutMessage(state: ChatState, { channelID, messageID }: Pick<ChatEvent, 'channelID' | 'messageID'>) {
  if (state.open?.id !== channelID) return state;
  const messages = state.open.messages.filter(({ id }) => id !== messageID);
  return { ...state, open: { ...state.open, messages } };
}

/** The state without a channel. It is no longer selected. */
export function withoutChannel(state: ChatState, channelId: string): ChatState {
  const channels = state.channels.filter(({ id }) => id !== channelId);
  const status = state.status === 'ready' && channels.length === 0 ? 'empty' : state.status;
  const open = state.open?.id === channelId ? null : state.open;
  const outbox = state.outbox.filter((message) => message.channelId !== channelId);
  return { ...state, status, channels, open, outbox };
}
