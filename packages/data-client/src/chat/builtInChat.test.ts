import { startTestServer, type TestServer } from 'fs-server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDataClient } from '../createDataClient.ts';
import { createApiChatProvider } from './apiChatProvider.ts';
import type { ChatProvider } from './ChatProvider.ts';
import { type ChatSession, createChatSession } from './createChatSession.ts';
import { createOtherChat, createRandom } from './testing/otherChat.ts';

// The session's own tests run on a stand-in; here it runs on the real server, and on both for what must be the same.
let server: TestServer;
beforeAll(async () => {
  const attempts = { count: async () => true, waitFor: async () => 0, uncount: async () => undefined };
  server = await startTestServer({ attempts });
});
afterAll(() => server.close());

const soon = { timeout: 60_000, interval: 20 };

/** A network whose streams can be cut, and whose answers to writes can be lost. */
function createFaults(random: () => number, lost = 0) {
  const streams = new Set<AbortController>();
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (new URL(request.url).pathname === '/api/chat/events') {
      const cut = new AbortController();
      streams.add(cut);
      return globalThis.fetch(request, { signal: AbortSignal.any([request.signal, cut.signal]) });
    }
    const answer = await globalThis.fetch(request);
    if (request.method !== 'GET' && random() < lost) {
      await answer.arrayBuffer();
      throw new TypeError('The answer was lost');
    }
    return answer;
  };
  return {
    fetch,
    cut: () => {
      for (const stream of streams) stream.abort();
      streams.clear();
    },
  };
}

async function callsOf(role: string, fetch?: typeof globalThis.fetch) {
  const authorization = await server.authorizationOf(role);
  const tokens = { idToken: async () => authorization.replace(/^Bearer /, '') };
  return createDataClient({ apiUrl: server.url, tokens, ...(fetch && { fetch }) }).chat;
}

async function provide(role: string, fetch?: typeof globalThis.fetch): Promise<ChatProvider> {
  const calls = await callsOf(role, fetch);
  return createApiChatProvider({ calls, email: server.emailOf(role), space: 'foresight', invite: 'foresight' });
}

const open = (provider: ChatProvider, email: string) =>
  createChatSession({ provider, hostname: '127.0.0.1', email, random: createRandom(3) });

/** A channel of `channels-create` to which the roles are invited. */
async function createChannel(...roles: string[]): Promise<string> {
  const calls = await callsOf('channels-create');
  const created = await calls.createChatChannel('Launch');
  if (!created.ok) throw new Error(created.error);
  if (roles.length > 0) await calls.createChannelInvites(created.data.id, roles.map(server.emailOf));
  return created.data.id;
}

const contents = (session: ChatSession) =>
  session
    .state()
    .open?.messages.map(({ content }) => content)
    .toReversed();

/** What must be the same with every chat service. */
async function converse(id: string, [one, other]: readonly [ChatSession, ChatSession]) {
  const sessions = [one, other];
  await Promise.all(sessions.map((session) => session.start()));
  for (const session of sessions) {
    await expect
      .poll(() => session.state(), soon)
      .toMatchObject({ status: 'ready', connection: 'live', problem: null });
    await session.select(id);
  }
  one.send(id, 'One');
  for (const session of sessions) await expect.poll(() => contents(session), soon).toEqual(['One']);
  other.send(id, 'Two');
  for (const session of sessions) await expect.poll(() => contents(session), soon).toEqual(['One', 'Two']);
  await expect.poll(() => one.state().channels.find((channel) => channel.id === id)?.unread, soon).toBe(1);
  await one.markSeen();
  expect(one.state().channels.find((channel) => channel.id === id)?.unread).toBe(0);
  const [newest] = one.state().open?.messages ?? [];
  if (!newest) throw new Error('The messages are gone');
  expect(await other.deleteMessage(newest)).toBe(true);
  for (const session of sessions) await expect.poll(() => contents(session), soon).toEqual(['One']);
  for (const session of sessions) session.stop();
}

test('[CHAT-020] one conversation runs on the built-in chat as on another service behind the same adapter', async () => {
  const id = await createChannel('free');
  await converse(id, [
    open(await provide('channels-create'), server.emailOf('channels-create')),
    open(await provide('free'), server.emailOf('free')),
  ]);
  const other = createOtherChat({ random: createRandom(5) });
  const channel = other.createChannel('ada', 'ben');
  await converse(channel, [open(other.provider('ada'), 'ada'), open(other.provider('ben'), 'ben')]);
});

test('someone who is invited joins at the next start and while the session runs, and leaves when removed', async () => {
  const before = await createChannel('individual');
  const session = open(await provide('individual'), server.emailOf('individual'));
  await session.start();
  const ids = () => session.state().channels.map(({ id }) => id);
  expect(ids()).toContain(before);
  const during = await createChannel('individual');
  await expect.poll(ids, soon).toContain(during);
  const calls = await callsOf('channels-create');
  const members = await calls.fetchChannelMembers(during);
  const member = members.ok ? members.data.find(({ isCreator }) => !isCreator) : undefined;
  await calls.removeChannelMember(during, member?.owner ?? '');
  await expect.poll(ids, soon).not.toContain(during);
  session.stop();
});

test('older messages load in pages of 100, and names, brackets and scripts of all kinds stay as they were written', async () => {
  const id = await createChannel();
  const session = open(await provide('channels-create'), server.emailOf('channels-create'));
  await session.start();
  const odd = ['<b>not bold</b>', '{{x}} $y', 'مرفأ ⚓ Øresund', '\u202Egnidaer', "Robert'); drop table messages;--"];
  for (const content of odd) session.send(id, content);
  for (let number = 1; number <= 120; number += 1) session.send(id, `Message ${number}`);
  await expect.poll(() => session.state().outbox.length, soon).toBe(0);
  await session.select(id);
  expect(session.state().open?.messages).toHaveLength(100);
  await session.loadOlder();
  expect(contents(session)?.slice(0, 6)).toEqual([...odd, 'Message 1']);
  expect(session.state().open).toMatchObject({ hasMore: false });
  session.stop();
});

test('numbered messages of both sides arrive once and in one order, through ten cuts and lost answers', {
  timeout: 180_000,
}, async () => {
  const id = await createChannel('unlimited');
  const faults = createFaults(createRandom(2026), 0.2);
  const roles = ['channels-create', 'unlimited'] as const;
  const sessions: ChatSession[] = [];
  for (const role of roles) {
    const session = open(await provide(role, faults.fetch), server.emailOf(role));
    sessions.push(session);
    // The answer to signing in can be lost too.
    await expect
      .poll(async () => {
        await session.start();
        return session.state().channels.some((channel) => channel.id === id);
      }, soon)
      .toBe(true);
    await session.select(id);
  }
  const [rounds, each] = [10, 6];
  const count = rounds * each;
  for (let round = 0; round < rounds; round += 1) {
    for (let number = 1; number <= each; number += 1) {
      for (const session of sessions) session.send(id, String(round * each + number));
    }
    faults.cut();
    await expect.poll(() => sessions.map(({ state }) => state().outbox.length), soon).toEqual([0, 0]);
  }
  const positions = (session: ChatSession) => session.state().open?.messages.map(({ position }) => position);
  const all = Array.from({ length: 2 * count }, (_, index) => 2 * count - index);
  for (const session of sessions) await expect.poll(() => positions(session), soon).toEqual(all);
  const [one, other] = sessions.map((session) => session.state().open?.messages.map((message) => message.id));
  expect(one).toEqual(other);
  for (const session of sessions) {
    const user = session.state().user?.sub;
    const own = session.state().open?.messages.filter(({ owner }) => owner === user);
    const numbers = own?.map(({ content }) => Number(content)).toReversed();
    expect(numbers).toEqual(Array.from({ length: count }, (_, index) => index + 1));
    session.stop();
  }
});
