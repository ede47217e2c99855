import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ChatProvider } from './ChatProvider.ts';
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

const settle = () => vi.advanceTimersByTimeAsync(5000);

async function write(channelId: string, content: string) {
  const sending = chat.provider('ben').send(channelId, { client_id: content, content });
  await settle();
  await sending;
}

/** A session of ada whose next answer with channels arrives only when it is let go. */
async function startHolding() {
  const own = chat.provider('ada');
  let release: (() => void) | undefined;
  let isHeld = false;
  const listChannels: ChatProvider['listChannels'] = async () => {
    const answer = await own.listChannels();
    if (isHeld) {
      isHeld = false;
      await new Promise<void>((resolve) => {
        release = resolve;
      });
    }
    return answer;
  };
  const session = createChatSession({
    provider: { ...own, listChannels },
    hostname: '127.0.0.1',
    email: 'ada@foresight.example',
    random: createRandom(1),
  });
  void session.start();
  await settle();
  return {
    session,
    async refresh() {
      isHeld = true;
      void session.refresh();
      await settle();
    },
    async release() {
      release?.();
      await settle();
    },
  };
}

test('a message that arrives while older channels are on their way stays unread', async () => {
  const id = chat.createChannel('ada', 'ben');
  const { session, refresh, release } = await startHolding();
  await refresh();
  await write(id, 'Meanwhile');
  await release();
  expect(session.state().channels).toMatchObject([{ id, unread: 1, latest: { content: 'Meanwhile' } }]);
});

test('a channel that is read while older channels are on their way stays read', async () => {
  const id = chat.createChannel('ada', 'ben');
  await write(id, 'One');
  const { session, refresh, release } = await startHolding();
  await refresh();
  void session.select(id);
  await settle();
  await release();
  expect(session.state().channels).toMatchObject([{ id, unread: 0, latest: { content: 'One' } }]);
});

test('a message that arrives and is deleted while older channels are on their way is gone', async () => {
  const id = chat.createChannel('ada', 'ben');
  await write(id, 'One');
  const { session, refresh, release } = await startHolding();
  await refresh();
  await write(id, 'Two');
  void chat.provider('ben').deleteMessage(id, chat.messages(id).at(-1)?.id ?? '');
  await settle();
  await release();
  expect(session.state().channels).toMatchObject([{ id, unread: 1, latest: { content: 'One' } }]);
});
