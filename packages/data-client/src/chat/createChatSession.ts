import type { Channel, ChatEvent, ChatMessage, ChatUser } from '@fs/api-contract';
import type { MessageDraft } from '../areas/chat.ts';
import { mergeMessages, withChannels, withMessage, withoutChannel, withoutMessage, withRead } from './applyEvent.ts';
import type { ChatProvider } from './ChatProvider.ts';
import { type ChatState, initialChatState, type OpenChannel } from './ChatState.ts';
import { createConnection, type Online } from './createConnection.ts';
import { createOutbox, readKept } from './createOutbox.ts';
import { createRetry } from './createRetry.ts';
import { isPassing, joinChannels } from './joinChannels.ts';

export interface ChatSessionOptions {
  provider: ChatProvider;
  /** Host of the app: there is no chat on localhost (research §4). */
  hostname: string;
  /** Email of the user: there is no chat without one. */
  email: string;
  /** @default always online */
  online?: Online;
  /** Keeps unsent messages, as text. @default nothing is kept */
  store?: { read: () => string | null; write: (text: string) => void };
  /** From 0 to 1. @default Math.random */
  random?: () => number;
  now?: () => number;
}

export interface ChatSession {
  state: () => ChatState;
  subscribe: (listener: () => void) => () => void;
  /** Signs in, joins, loads and connects. After a failure, tries again. */
  start: () => Promise<void>;
  /** Ends the connection. */
  stop: () => void;
  /** Opens a channel: loads its latest messages and its members, and marks it as read. Null closes it. */
  select: (channelId: string | null) => Promise<void>;
  /** Loads older messages of the open channel. */
  loadOlder: () => Promise<void>;
  /** The newest message of the open channel is in view: marks it as read. */
  markSeen: () => Promise<void>;
  send: (channelId: string, content: string, embeds?: MessageDraft['embeds'], clientId?: string) => void;
  retry: (clientId: string) => void;
  discard: (clientId: string) => void;
  /** Deletes a message of the user. False if it failed. */
  deleteMessage: (message: ChatMessage) => Promise<boolean>;
  /** Loads channels and members again, after a change that this tab made. */
  refresh: () => Promise<void>;
}

const alwaysOnline: Online = { isOnline: () => true, subscribe: () => () => undefined };
const firstWaitMs = 500;
const longestWaitMs = 30_000;

/** The chat of one user in one tab, without React. */
export function createChatSession(options: ChatSessionOptions): ChatSession {
  const { provider, online = alwaysOnline, store, random = Math.random, now = Date.now } = options;
  let state: ChatState = { ...initialChatState, outbox: readKept(store?.read() ?? null) };
  const listeners = new Set<() => void>();
  const deletedIds = new Set<string>();
  /** Of channels with a message or a reading since the channels were asked for. */
  const changedIds = new Set<string>();
  let isStarted = false;
  let isStopped = false;
  let refreshing: Promise<void> | undefined;
  let isRefreshWanted = false;

  function set(changes: Partial<ChatState> | ((from: ChatState) => ChatState)): void {
    const next = typeof changes === 'function' ? changes(state) : { ...state, ...changes };
    if (isStopped || next === state) return;
    if (next.outbox !== state.outbox) store?.write(JSON.stringify(next.outbox));
    state = next;
    for (const listener of [...listeners]) listener();
  }

  /** Doubles with each failure; random, so that browsers do not return together. */
  const backoff = (failures: number) =>
    Math.min(firstWaitMs * 2 ** (failures - 1), longestWaitMs) * (0.5 + random() / 2);

  const outbox = createOutbox({
    read: () => state.outbox,
    write: (messages) => set({ outbox: messages }),
    send: async ({ channelId, draft }) => {
      const outcome = await provider.send(channelId, draft);
      if (outcome.ok && !deletedIds.has(outcome.data.id)) {
        changedIds.add(channelId);
        set((from) => withMessage(from, outcome.data));
      }
      return outcome;
    },
    backoff,
  });

  /** Channels whose answer was lost would be missing until something happens in them. */
  const retry = createRetry(() => void refresh(), backoff);

  const connection = createConnection({
    provider,
    online,
    backoff,
    onEvent: (event) => applyEvent(event),
    onChange: (next) => {
      if (next === state.connection) return;
      set({ connection: next });
      if (next === 'live') outbox.run();
    },
  });

  function applyEvent(event: ChatEvent): void {
    if (event.kind === 'message' && event.message) {
      const { message } = event;
      if (deletedIds.has(message.id)) return;
      changedIds.add(message.channelID);
      // A channel whose summary is not here yet comes with the next refresh.
      if (state.channels.some(({ id }) => id === message.channelID)) set((from) => withMessage(from, message));
      else void refresh();
    } else if (event.kind === 'deleted') {
      if (event.messageID !== null) deletedIds.add(event.messageID);
      set((from) => withoutMessage(from, event));
      if (state.channels.some(({ latest }) => latest?.id === event.messageID)) void refresh();
    } else if (event.kind === 'removed') {
      if (event.channelID !== null) set((from) => withoutChannel(from, event.channelID ?? ''));
      // The user may have joined again since.
      void refresh();
    } else if (event.kind === 'reset') {
      void refresh().then(() => state.open && reloadOpen(state.open.id));
    } else void refresh();
  }

  /** One at a time; what is wanted meanwhile is done once after it. */
  function refresh(): Promise<void> {
    isRefreshWanted = true;
    refreshing ??= (async () => {
      while (isRefreshWanted && !isStopped) {
        isRefreshWanted = false;
        await refreshOnce();
      }
    })().finally(() => {
      refreshing = undefined;
    });
    return refreshing;
  }

  async function refreshOnce(): Promise<void> {
    const { user, open } = state;
    if (!user) return;
    changedIds.clear();
    const [outcome, members] = await Promise.all([
      joinChannels(provider, user, () => undefined),
      open ? provider.listMembers(open.id) : undefined,
    ]);
    if (isStopped) return;
    if (outcome.ok) setChannels(outcome.data.channels);
    retry.settle(outcome.ok ? outcome.data.isComplete : !isPassing(outcome));
    if (members?.ok) updateOpen(open?.id, { members: members.data });
  }

  const setChannels = (fetched: readonly Channel[]) =>
    set((from) => withChannels(from, fetched, { changedIds, deletedIds }));

  function updateOpen(id: string | undefined, changes: Partial<OpenChannel>): void {
    set((from) => (from.open && from.open.id === id ? { ...from, open: { ...from.open, ...changes } } : from));
  }

  async function start(): Promise<void> {
    if (options.hostname === 'localhost' || options.email === '') {
      set({ status: 'skipped', isLoading: false });
      return;
    }
    if (isStarted && state.status !== 'failed') return;
    isStarted = true;
    set({ status: 'starting', isLoading: true, problem: null });
    const signedIn = await provider.signIn();
    if (signedIn.ok) await join(signedIn.user);
    else {
      const { problem: code, message, isSignedOut = false } = signedIn;
      const problem = { code, provider: provider.name, message };
      set({ status: isSignedOut ? 'signed-out' : 'failed', isLoading: false, problem });
    }
  }

  async function join(user: ChatUser): Promise<void> {
    set({ user });
    const onJoining = () => set({ status: 'joining' });
    const space = await provider.getSpace();
    if (space.ok && !space.data.isMember) {
      onJoining();
      await provider.joinSpace();
    }
    const outcome = await joinChannels(provider, user, onJoining);
    if (!outcome.ok) {
      set({ status: outcome.reason === 'signed-out' ? 'signed-out' : 'failed', isLoading: false });
      return;
    }
    setChannels(outcome.data.channels);
    if (isStopped) return;
    connection.start(outcome.data.lastEvent);
    retry.settle(outcome.data.isComplete);
    outbox.run();
  }

  async function select(channelId: string | null): Promise<void> {
    if (channelId === null) {
      set({ open: null });
      return;
    }
    const channel = state.channels.find(({ id }) => id === channelId);
    if (!channel) return;
    const { readPosition } = channel;
    const empty = { messages: [], members: [], hasMore: false, isLoadingOlder: false };
    set({ open: { id: channelId, status: 'loading', readPosition, ...empty } });
    await reloadOpen(channelId);
    if (channel.unread > 0) await acknowledge(channelId);
  }

  /** Loads the latest messages and the members. */
  async function reloadOpen(channelId: string): Promise<void> {
    const [messages, members] = await Promise.all([provider.listMessages(channelId), provider.listMembers(channelId)]);
    if (!messages.ok) {
      updateOpen(channelId, { status: 'failed' });
      return;
    }
    const fetched = messages.data.messages.filter(({ id }) => !deletedIds.has(id));
    const oldest = fetched.at(-1)?.position ?? 0;
    // What arrived meanwhile stays; what is missing among what was fetched is deleted.
    const newer = state.open?.messages.filter(({ position }) => position > (fetched[0]?.position ?? 0)) ?? [];
    const older = state.open?.messages.filter(({ position }) => position < oldest) ?? [];
    updateOpen(channelId, {
      status: 'ready',
      messages: mergeMessages([...newer, ...older], fetched),
      hasMore: older.length > 0 ? (state.open?.hasMore ?? false) : messages.data.hasMore,
      ...(members.ok && { members: members.data }),
    });
  }

  async function acknowledge(channelId: string): Promise<void> {
    const latest = state.open?.id === channelId ? state.open.messages[0] : undefined;
    if (!latest) return;
    changedIds.add(channelId);
    set((from) => withRead(from, latest));
    await provider.acknowledge(channelId, latest.id);
  }

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    start,
    stop() {
      connection.end();
      outbox.stop();
      retry.stop();
      isStopped = true;
    },
    select,
    async loadOlder() {
      const { open } = state;
      const oldest = open?.messages.at(-1);
      if (!open?.hasMore || open.isLoadingOlder || !oldest) return;
      updateOpen(open.id, { isLoadingOlder: true });
      const outcome = await provider.listMessages(open.id, oldest.position);
      if (!outcome.ok) {
        updateOpen(open.id, { isLoadingOlder: false });
        return;
      }
      const { messages, hasMore } = outcome.data;
      const known = state.open?.id === open.id ? state.open.messages : [];
      const merged = mergeMessages(
        known,
        messages.filter(({ id }) => !deletedIds.has(id)),
      );
      updateOpen(open.id, { isLoadingOlder: false, hasMore, messages: merged });
    },
    async markSeen() {
      const channel = state.channels.find(({ id }) => id === state.open?.id);
      if (channel && channel.unread > 0 && state.open?.status === 'ready') await acknowledge(channel.id);
    },
    send(channelId, content, embeds = [], clientId = crypto.randomUUID()) {
      outbox.add({ channelId, draft: { client_id: clientId, content, embeds }, writtenAt: now() });
    },
    retry: outbox.retry,
    discard: outbox.discard,
    async deleteMessage(message) {
      const outcome = await provider.deleteMessage(message.channelID, message.id);
      if (!outcome.ok && outcome.reason !== 'not-found') return false;
      applyEvent({ id: 0, kind: 'deleted', channelID: message.channelID, message: null, messageID: message.id });
      return true;
    },
    refresh,
  };
}
