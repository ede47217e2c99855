import type { Channel, ChannelInvite, ChatEvent, ChatMessage, Failure, FailureReason, Outcome } from '@fs/api-contract';
import type { ChatProvider, WatchCallbacks } from '../ChatProvider.ts';

/** A chat service that differs from ours on purpose: slow, with its own ids and errors, and untidy events. */
export interface OtherChat {
  provider: (user: string) => ChatProvider;
  createChannel: (...users: string[]) => string;
  invite: (channelId: string, user: string) => ChannelInvite;
  remove: (channelId: string, user: string) => void;
  deleteChannel: (channelId: string) => void;
  /** Withdraws an invite, but leaves its record. */
  withdraw: (inviteId: string) => void;
  /** Ends every stream, as a proxy does. */
  cutStreams: () => void;
  messages: (channelId: string) => readonly ChatMessage[];
  records: () => readonly ChannelInvite[];
  acknowledged: () => readonly string[];
  joinedSpace: (user: string) => void;
}

interface OtherOptions {
  /** From 0 to 1. */
  random: () => number;
  /** Share of answers that are lost after the work is done. */
  lost?: number;
}

interface StoredChannel {
  id: string;
  members: Map<string, number>;
  messages: ChatMessage[];
  position: number;
}

type StoredEvent = ChatEvent & { users: readonly string[] };

export function createOtherChat({ random, lost = 0 }: OtherOptions): OtherChat {
  const channels = new Map<string, StoredChannel>();
  const spaceUsers = new Set<string>();
  const acknowledged: string[] = [];
  let records: ChannelInvite[] = [];
  const withdrawn = new Set<string>();
  const events: StoredEvent[] = [];
  const streams = new Set<{ user: string; callbacks: WatchCallbacks }>();
  let count = 0;
  const nextCount = () => {
    count += 1;
    return count;
  };
  const nextId = (kind: string) => `${kind}:${nextCount() * 7}`;
  const start = Date.parse('2026-11-20T08:00:00Z');

  const tell = (event: Omit<ChatEvent, 'id'>, users: readonly string[]) => {
    const stored = { ...event, id: events.length + 1, users };
    events.push(stored);
    const { users: _, ...sent } = stored;
    for (const { user, callbacks } of [...streams]) {
      if (!users.includes(user)) continue;
      // Late, and now and then twice.
      for (let times = random() < 0.2 ? 2 : 1; times > 0; times -= 1) {
        setTimeout(
          () => [...streams].some((stream) => stream.callbacks === callbacks) && callbacks.onEvent(sent),
          20 * random(),
        );
      }
    }
  };
  const event = (kind: ChatEvent['kind'], channelID: string): Omit<ChatEvent, 'id'> => ({
    kind,
    channelID,
    message: null,
    messageID: null,
  });

  async function answer<Data>(work: () => Outcome<Data>): Promise<Outcome<Data>> {
    await new Promise((resolve) => setTimeout(resolve, 30 * random()));
    const outcome = work();
    return random() < lost ? fail('offline', 'E_CONN_RESET') : outcome;
  }
  const fail = (reason: FailureReason, error: string): Failure<never> => ({ ok: false, reason, error });
  const done: Outcome<object> = { ok: true, data: {} };
  const channelOf = (user: string, id: string) => {
    const channel = channels.get(id);
    return channel?.members.has(user) ? channel : undefined;
  };

  function toChannel(user: string, channel: StoredChannel): Channel {
    const readPosition = channel.members.get(user) ?? 0;
    const unread = channel.messages.filter(({ position, owner }) => position > readPosition && owner !== user).length;
    return {
      id: channel.id,
      display_name: `Room ${channel.id}`,
      is_private: true,
      isAdvisory: false,
      createdAt: new Date(start).toISOString(),
      unread,
      readPosition,
      latest: channel.messages.at(-1) ?? null,
      canDelete: false,
      canManage: false,
    };
  }

  const provider = (user: string): ChatProvider => ({
    name: 'Parley',
    signIn: async () => ({
      ok: true,
      user: {
        id: `parley-${user}`,
        sub: user,
        given_name: user,
        family_name: '',
        fullName: user,
        email: `${user}@foresight.example`,
        avatar: null,
      },
    }),
    getSpace: () => answer(() => ({ ok: true, data: { isMember: spaceUsers.has(user) } })),
    joinSpace: () =>
      answer(() => {
        spaceUsers.add(user);
        return done;
      }),
    listChannels: () =>
      answer(() => ({
        ok: true,
        data: {
          channels: [...channels.values()]
            .filter(({ members }) => members.has(user))
            .map((each) => toChannel(user, each)),
          lastEvent: events.length,
        },
      })),
    listInvites: () => answer(() => ({ ok: true, data: records.filter(({ owner }) => owner === user) })),
    joinInvite: (inviteId) =>
      answer(() => {
        const record = records.find(({ inviteID, owner }) => inviteID === inviteId && owner === user);
        const channel = channels.get(record?.channelID ?? '');
        if (!record || !channel || withdrawn.has(inviteId)) return fail('not-found', 'E_GONE');
        channel.members.set(user, 0);
        tell(event('channel', channel.id), [...channel.members.keys()]);
        return done;
      }),
    updateInvite: (id, chatUserId) =>
      answer(() => {
        records = records.map((record) => (record.id === id ? { ...record, quebicUserID: chatUserId } : record));
        return done;
      }),
    deleteInvite: (id) =>
      answer(() => {
        records = records.filter((record) => record.id !== id);
        return done;
      }),
    listMessages: (id, before = Number.POSITIVE_INFINITY) =>
      answer(() => {
        const channel = channelOf(user, id);
        if (!channel) return fail('not-found', 'E_GONE');
        const found = channel.messages.filter(({ position }) => position < before).toReversed();
        return { ok: true, data: { messages: found.slice(0, 100), hasMore: found.length > 100 } };
      }),
    listMembers: (id) =>
      answer(() => {
        const channel = channelOf(user, id);
        if (!channel) return fail('not-found', 'E_GONE');
        const people = [...channel.members.keys()];
        return {
          ok: true,
          data: people.map((owner) => ({
            owner,
            inviteID: null,
            name: `Name of ${owner}`,
            email: null,
            hasJoined: true,
            isCreator: false,
          })),
        };
      }),
    send: (id, { client_id, content, embeds = [] }) =>
      answer(() => {
        const channel = channelOf(user, id);
        if (!channel) return fail('not-found', 'E_GONE');
        if (content === '' && embeds.length === 0) return fail('invalid', 'E_EMPTY');
        const repeat = channel.messages.find((message) => message.owner === user && message.client_id === client_id);
        if (repeat) return { ok: true, data: repeat };
        channel.position += 1;
        const message: ChatMessage = {
          id: nextId('m'),
          client_id,
          channelID: id,
          content,
          timestamp: new Date(start + nextCount() * 1000).toISOString(),
          owner: user,
          ownerName: `Name of ${user}`,
          position: channel.position,
          embeds: [],
        };
        channel.messages.push(message);
        tell({ ...event('message', id), message }, [...channel.members.keys()]);
        return { ok: true, data: message };
      }),
    deleteMessage: (id, messageId) =>
      answer(() => {
        const channel = channelOf(user, id);
        const message = channel?.messages.find((each) => each.id === messageId);
        if (!channel || !message) return fail('not-found', 'E_GONE');
        if (message.owner !== user) return fail('forbidden', 'E_NOT_YOURS');
        channel.messages.splice(channel.messages.indexOf(message), 1);
        tell({ ...event('deleted', id), messageID: messageId }, [...channel.members.keys()]);
        return done;
      }),
    acknowledge: (id, messageId) =>
      answer(() => {
        const channel = channelOf(user, id);
        const message = channel?.messages.find((each) => each.id === messageId);
        if (!channel || !message) return fail('not-found', 'E_GONE');
        acknowledged.push(messageId);
        channel.members.set(user, Math.max(channel.members.get(user) ?? 0, message.position));
        return done;
      }),
    watch(after, callbacks) {
      const stream = { user, callbacks };
      const timer = setTimeout(() => {
        streams.add(stream);
        callbacks.onOpen();
        for (const { users, ...sent } of events) {
          const isVisible = sent.kind !== 'message' || channelOf(user, sent.channelID ?? '');
          if (sent.id > after && users.includes(user) && isVisible) callbacks.onEvent(sent);
        }
      }, 30 * random());
      return () => {
        clearTimeout(timer);
        streams.delete(stream);
      };
    },
    poll: (after) =>
      answer(() => {
        const found = events.filter(({ id, users }) => id > after && users.includes(user));
        return { ok: true, data: { events: found.map(({ users: _, ...sent }) => sent), last: events.length } };
      }),
  });

  return {
    provider,
    createChannel: (...users) => {
      const id = nextId('room');
      channels.set(id, { id, members: new Map(users.map((user) => [user, 0])), messages: [], position: 0 });
      for (const user of users) spaceUsers.add(user);
      return id;
    },
    invite: (channelID, owner) => {
      const id = nextId('record');
      const record = { id, owner, channelID, inviteID: `code-${id}`, quebicUserID: null, lastReadTime: null };
      records.push(record);
      tell(event('invited', channelID), [owner]);
      return record;
    },
    remove: (channelId, user) => {
      channels.get(channelId)?.members.delete(user);
      tell(event('removed', channelId), [user]);
    },
    deleteChannel: (channelId) => {
      const users = [...(channels.get(channelId)?.members.keys() ?? [])];
      channels.delete(channelId);
      tell(event('removed', channelId), users);
    },
    withdraw: (inviteId) => void withdrawn.add(inviteId),
    cutStreams: () => {
      for (const stream of [...streams]) {
        streams.delete(stream);
        stream.callbacks.onEnd();
      }
    },
    messages: (channelId) => channels.get(channelId)?.messages ?? [],
    records: () => records,
    acknowledged: () => acknowledged,
    joinedSpace: (user) => void spaceUsers.add(user),
  };
}

/** Numbers from 0 to 1 that are the same for the same seed. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
