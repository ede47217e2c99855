import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ChatServer, startChatServer } from './testing/chatServer.ts';

let server: ChatServer;
beforeAll(async () => {
  server = await startChatServer();
});
afterAll(() => server.close());

test('[XLIVE-001] events reach members only, in order, and resume after the last one that was seen', async () => {
  const { id } = await server.createChannel('free', 'individual');
  const [free, individual, outsider] = [
    await server.person('free'),
    await server.person('individual'),
    await server.person('teams-owner'),
  ];
  const [stream, hidden] = [await individual.watch(), await outsider.watch()];
  const sent = await free.send(id, 'One');
  const first = await stream.next();
  expect(first).toMatchObject({ kind: 'message', channelID: id, message: { id: sent.id, content: 'One' } });
  await stream.close();

  await free.send(id, 'Two');
  await free.call('deleteChatMessage', { params: { id, message: sent.id } });
  const resumed = await individual.watch(first?.id);
  expect(await resumed.next()).toMatchObject({ kind: 'message', message: { content: 'Two' } });
  expect(await resumed.next()).toMatchObject({ kind: 'deleted', messageID: sent.id, message: null });
  await resumed.close();

  // The outsider's own channel is the first thing that their stream tells.
  const own = await server.createChannel('teams-owner');
  expect(await hidden.next()).toMatchObject({ kind: 'invited', channelID: own.id });
  await hidden.close();
});

test('[XLIVE-003] a removed member learns only that the channel is gone', async () => {
  const { id } = await server.createChannel('free', 'individual');
  const [creator, free] = [await server.person('channels-create'), await server.person('free')];
  const stream = await free.watch();
  await creator.call('removeChannelMember', { params: { id, member: free.id } });
  await creator.send(id, 'Between us');
  expect(await stream.next()).toMatchObject({ kind: 'removed', channelID: id });
  const { data } = await free.call('getChatEvents', { query: { after: 0 } });
  expect(JSON.stringify(data)).not.toContain('Between us');
  await stream.close();
});

test('tells to fetch everything again where the log does not reach', async () => {
  const free = await server.person('free');
  await server.createChannel('free');
  const future = await free.call('getChatEvents', { query: { after: 999_999_999 } });
  expect(future.data.events).toMatchObject([{ kind: 'reset' }]);
  const { data } = await free.call('getChatEvents', { query: { after: future.data.last } });
  expect(data.events).toEqual([]);
});

test('[XLIVE-002] a stream ends with its session', async () => {
  const quick = await startChatServer({ chatHeartbeatMs: 5 });
  const person = await quick.person('free');
  const stream = await person.watch();
  await person.call('endSessions', {});
  expect(await stream.next()).toBeNull();
  await quick.close();
});

test('[XLIVE-002] a stream whose session has ended does not send the next event', async () => {
  const { id } = await server.createChannel('free', 'individual');
  const [free, gone] = [await server.person('free'), await server.person('individual')];
  const stream = await gone.watch();
  await gone.call('endSessions', {});
  await free.send(id, 'Between us');
  expect(await stream.next()).toBeNull();
});
