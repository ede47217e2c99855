import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ChatProvider } from './ChatProvider.ts';
import { groupByDay } from './ChatState.ts';
import { createChatSession } from './createChatSession.ts';
import { createOtherChat, createRandom, type OtherChat } from './testing/otherChat.ts';

let chat: OtherChat;
beforeEach(() => {
  vi.useFakeTimers();
  chat = createOtherChat({ random: createRandom(7) });
});
afterEach(() => {
  vi.useRealTimers();
});

function open(user: string, changes: Partial<ChatProvider> = {}, hostname = '127.0.0.1') {
  const provider = { ...chat.provider(user), ...changes };
  return createChatSession({ provider, hostname, email: `${user}@foresight.example`, random: createRandom(1) });
}

const settle = () => vi.advanceTimersByTimeAsync(5000);

async function started(user: string, changes?: Partial<ChatProvider>) {
  const session = open(user, changes);
  void session.start();
  await settle();
  return session;
}

async function write(user: string, channelId: string, ...contents: string[]) {
  for (const [index, content] of contents.entries()) {
    const sending = chat.provider(user).send(channelId, { client_id: `${user}-${content}-${index}`, content });
    await settle();
    await sending;
  }
}

test('[CHAT-001] the loading flag starts as true', () => {
  expect(open('ada').state()).toMatchObject({ isLoading: true, status: 'starting' });
});

test('[CHAT-002] once signed in, user, space, channels and read states are fetched', async () => {
  const id = chat.createChannel('ada', 'ben');
  await write('ben', id, 'Hello');
  const session = await started('ada');
  expect(session.state()).toMatchObject({
    status: 'ready',
    isLoading: false,
    connection: 'live',
    user: { sub: 'ada' },
    channels: [{ id, unread: 1, readPosition: 0, latest: { content: 'Hello' } }],
  });
});

test('[CHAT-003] a missing space is joined', async () => {
  const joinSpace = vi.fn(chat.provider('ada').joinSpace);
  const session = await started('ada', { joinSpace });
  expect(joinSpace).toHaveBeenCalledOnce();
  expect(session.state()).toMatchObject({ status: 'empty', isLoading: false });
});

test('[CHAT-004] [CHAT-005] every stored invite is used to join, its record gets the chat user, and channels are loaded again', async () => {
  const [one, two] = [chat.createChannel('ben'), chat.createChannel('ben')];
  chat.invite(one, 'ada');
  chat.invite(two, 'ada');
  const session = await started('ada');
  expect(
    session
      .state()
      .channels.map(({ id }) => id)
      .toSorted(),
  ).toEqual([one, two].toSorted());
  expect(chat.records().map(({ quebicUserID }) => quebicUserID)).toEqual(['parley-ada', 'parley-ada']);
});

test('[CHAT-006] an invite whose join fails as not found is deleted', async () => {
  const invite = chat.invite(chat.createChannel('ben'), 'ada');
  chat.withdraw(invite.inviteID);
  await started('ada');
  expect(chat.records().length).toBe(0);
});

test('[CHAT-007] an invite of a joined channel without a chat user gets it', async () => {
  chat.invite(chat.createChannel('ada'), 'ada');
  await started('ada');
  expect(chat.records()[0]?.quebicUserID).toBe('parley-ada');
});

test('[CHAT-008] [CHAT-010] [XREAD-001] selecting a channel loads up to 100 messages and member names', async () => {
  const id = chat.createChannel('ada', 'ben');
  await write('ben', id, ...Array.from({ length: 103 }, (_, index) => `Message ${index + 1}`));
  const session = await started('ada');
  void session.select(id);
  await settle();
  const { open: shown } = session.state();
  expect(shown?.messages).toHaveLength(100);
  expect(shown?.messages[0]?.content).toBe('Message 103');
  expect(shown?.members.map(({ name }) => name)).toEqual(['Name of ada', 'Name of ben']);
  void session.loadOlder();
  await settle();
  expect(session.state().open).toMatchObject({ hasMore: false, isLoadingOlder: false });
  expect(session.state().open?.messages.map(({ position }) => position)).toEqual(
    Array.from({ length: 103 }, (_, index) => 103 - index),
  );
});

test('[CHAT-009] messages are grouped by day, newest first in days and in messages', async () => {
  const id = chat.createChannel('ada');
  await write('ada', id, 'One', 'Two');
  const [one, two] = chat.messages(id);
  if (!one || !two) throw new Error('The messages were not sent');
  const third = { ...two, id: 'm:3', timestamp: '2026-11-21T09:00:00Z' };
  expect(groupByDay([third, two, one], 'UTC')).toEqual([
    { day: '2026-11-21', messages: [third] },
    { day: '2026-11-20', messages: [two, one] },
  ]);
});

test('[CHAT-011] [CHAT-012] selecting acknowledges the latest message of an unread channel, and nothing otherwise', async () => {
  const id = chat.createChannel('ada', 'ben');
  await write('ben', id, 'One', 'Two');
  const session = await started('ada');
  void session.select(id);
  await settle();
  expect(chat.acknowledged()).toEqual([chat.messages(id).at(-1)?.id]);
  expect(session.state().channels[0]?.unread).toBe(0);
  void session.select(null);
  void session.select(id);
  await settle();
  expect(chat.acknowledged()).toHaveLength(1);
});

test('[CHAT-013] an incoming message changes the open channel only; others show that they are unread', async () => {
  const [shown, other] = [chat.createChannel('ada', 'ben'), chat.createChannel('ada', 'ben')];
  const session = await started('ada');
  void session.select(shown);
  await settle();
  await write('ben', other, 'Elsewhere');
  await write('ben', shown, 'Here');
  expect(session.state().open?.messages.map(({ content }) => content)).toEqual(['Here']);
  expect(session.state().channels.map(({ id, unread }) => [id, unread])).toEqual([
    [shown, 1],
    [other, 1],
  ]);
  void session.markSeen();
  await settle();
  expect(session.state().channels.find(({ id }) => id === shown)?.unread).toBe(0);
});

test('[CHAT-014] [XREAD-002] an incoming deletion changes the open channel only, also when it overtakes the message', async () => {
  const id = chat.createChannel('ada', 'ben');
  const session = await started('ada');
  void session.select(id);
  await settle();
  await write('ben', id, 'Keep', 'Drop');
  const dropped = chat.messages(id)[1];
  void chat.provider('ben').deleteMessage(id, dropped?.id ?? '');
  await settle();
  expect(session.state().open?.messages.map(({ content }) => content)).toEqual(['Keep']);
});

test('[CHAT-015] deleting the active channel clears the selection', async () => {
  const id = chat.createChannel('ada', 'ben');
  const session = await started('ada');
  void session.select(id);
  await settle();
  chat.deleteChannel(id);
  await settle();
  expect(session.state()).toMatchObject({ open: null, channels: [], status: 'empty' });
});

test('[CHAT-016] the chat is skipped on localhost', async () => {
  const signIn = vi.fn(chat.provider('ada').signIn);
  const session = open('ada', { signIn }, 'localhost');
  await session.start();
  expect(session.state()).toMatchObject({ status: 'skipped', isLoading: false });
  expect(signIn).not.toHaveBeenCalled();
});

test('[CHAT-017] the chat is skipped when the user has no email', async () => {
  const session = createChatSession({ provider: chat.provider('ada'), hostname: '127.0.0.1', email: '' });
  await session.start();
  expect(session.state().status).toBe('skipped');
});

test('a failed sign-in says what the provider said, and can be tried again', async () => {
  const signIn = vi.fn<ChatProvider['signIn']>();
  signIn.mockResolvedValueOnce({ ok: false, problem: 'already_a_member', message: 'E_DUP' });
  signIn.mockImplementation(chat.provider('ada').signIn);
  const session = await started('ada', { signIn });
  expect(session.state()).toMatchObject({
    status: 'failed',
    problem: { code: 'already_a_member', provider: 'Parley', message: 'E_DUP' },
  });
  void session.start();
  await settle();
  expect(session.state()).toMatchObject({ status: 'empty', problem: null });
});

test('[XSEND-002] unsent messages wait for the connection, leave in their order and survive a reload', async () => {
  const id = chat.createChannel('ada', 'ben');
  let kept = '';
  const store = {
    read: () => kept,
    write: (text: string) => {
      kept = text;
    },
  };
  const offline: ChatProvider['send'] = async () => ({ ok: false, reason: 'offline', error: 'E_NET' });
  const provider = { ...chat.provider('ada'), send: offline };
  const first = createChatSession({ provider, hostname: '127.0.0.1', email: 'ada', store });
  void first.start();
  await settle();
  for (const content of ['One', 'Two', 'Three']) first.send(id, content);
  await settle();
  expect(first.state().outbox.map(({ status }) => status)).toEqual(['waiting', 'waiting', 'waiting']);
  first.stop();
  const second = createChatSession({ provider: chat.provider('ada'), hostname: '127.0.0.1', email: 'ada', store });
  void second.start();
  await settle();
  expect(chat.messages(id).map(({ content }) => content)).toEqual(['One', 'Two', 'Three']);
  expect(second.state().outbox).toEqual([]);
});

test('[XSEND-003] a refused message stays as failed until it is discarded, and does not hold up the next', async () => {
  const id = chat.createChannel('ada');
  const session = await started('ada');
  session.send(id, '');
  session.send(id, 'Next');
  await settle();
  expect(session.state().outbox).toMatchObject([{ status: 'failed', draft: { content: '' } }]);
  expect(chat.messages(id).map(({ content }) => content)).toEqual(['Next']);
  session.discard(session.state().outbox[0]?.draft.client_id ?? '');
  expect(session.state().outbox).toEqual([]);
});

test('offline and online again, nothing is missing and nothing is doubled', async () => {
  const id = chat.createChannel('ada', 'ben');
  let isOnline = true;
  let tell: () => void = () => undefined;
  const online = {
    isOnline: () => isOnline,
    subscribe: (listener: () => void) => {
      tell = listener;
      return () => undefined;
    },
  };
  const session = createChatSession({ provider: chat.provider('ada'), hostname: '127.0.0.1', email: 'ada', online });
  void session.start();
  await settle();
  void session.select(id);
  await settle();
  isOnline = false;
  tell();
  expect(session.state().connection).toBe('offline');
  await write('ben', id, 'Meanwhile');
  expect(session.state().open?.messages).toEqual([]);
  isOnline = true;
  tell();
  expect(session.state().connection).toBe('reconnecting');
  await settle();
  expect(session.state()).toMatchObject({ connection: 'live', open: { messages: [{ content: 'Meanwhile' }] } });
});

test('[XLIVE-004] 1,000 numbered messages from both sides arrive once and in one order through lost answers and cut streams', async () => {
  chat = createOtherChat({ random: createRandom(2026), lost: 0.1 });
  const id = chat.createChannel('ada', 'ben');
  const sessions = await Promise.all(['ada', 'ben'].map((user) => open(user)));
  for (const session of sessions) {
    void session.start();
    for (let tries = 0; tries < 20 && session.state().connection !== 'live'; tries += 1) {
      await settle();
      if (session.state().status === 'failed') void session.start();
    }
    void session.select(id);
    await settle();
  }
  for (let number = 1; number <= 500; number += 1) {
    for (const session of sessions) session.send(id, String(number));
    if (number % 50 === 0) {
      chat.cutStreams();
      await vi.advanceTimersByTimeAsync(2000);
    }
  }
  for (let round = 0; round < 200 && sessions.some(({ state }) => state().outbox.length > 0); round += 1) {
    await vi.advanceTimersByTimeAsync(10_000);
  }
  await vi.advanceTimersByTimeAsync(60_000);
  const stored = chat.messages(id);
  expect(stored).toHaveLength(1000);
  for (const user of ['ada', 'ben']) {
    const numbers = stored.filter(({ owner }) => owner === user).map(({ content }) => Number(content));
    expect(numbers).toEqual(Array.from({ length: 500 }, (_, index) => index + 1));
  }
  for (const session of sessions) {
    const shown = session.state().open?.messages.map(({ position }) => position);
    expect(shown).toEqual(Array.from({ length: 1000 }, (_, index) => 1000 - index));
  }
});
