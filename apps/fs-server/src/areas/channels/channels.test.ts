import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ChatServer, startChatServer } from './testing/chatServer.ts';

let server: ChatServer;
beforeAll(async () => {
  server = await startChatServer();
});
afterAll(() => server.close());

test('[CHAT-037] a member reads what another member writes, in the order of the server', async () => {
  const { id } = await server.createChannel('free', 'individual');
  const [free, individual] = [await server.person('free'), await server.person('individual')];
  await free.send(id, 'One');
  await individual.send(id, 'Two\r\nlines');
  await free.send(id, 'Three');
  const { data } = await individual.call('listChatMessages', { params: { id }, query: {} });
  expect(data.messages.map(({ content, position }) => [position, content])).toEqual([
    [3, 'Three'],
    [2, 'Two\nlines'],
    [1, 'One'],
  ]);
  expect(data.messages[0]).toMatchObject({ owner: free.id, ownerName: 'Fiona Frost', channelID: id, embeds: [] });
});

test('[XSEND-001] a repeated client id is one message, also when both calls arrive together', async () => {
  const { id } = await server.createChannel('free');
  const free = await server.person('free');
  const sent = await Promise.all(Array.from({ length: 5 }, () => free.send(id, 'Once', 'client-id-0001')));
  expect(new Set(sent.map((message) => message.id)).size).toBe(1);
  const other = await server.person('channels-create');
  await other.send(id, 'Mine', 'client-id-0001');
  const { data } = await free.call('listChatMessages', { params: { id }, query: {} });
  expect(data.messages.map(({ content }) => content)).toEqual(['Mine', 'Once']);
});

test('older messages are read in pages before a position', async () => {
  const { id } = await server.createChannel('teams-owner');
  const owner = await server.person('teams-owner');
  for (let index = 1; index <= 5; index += 1) await owner.send(id, `Message ${index}`);
  const first = await owner.call('listChatMessages', { params: { id }, query: { limit: 2 } });
  expect(first.data).toMatchObject({ hasMore: true, messages: [{ position: 5 }, { position: 4 }] });
  const last = await owner.call('listChatMessages', { params: { id }, query: { before: 4, limit: 3 } });
  expect(last.data).toMatchObject({ hasMore: false, messages: [{ position: 3 }, { position: 2 }, { position: 1 }] });
});

test('[MSG-021] only the sender deletes a message, which is then gone for everyone', async () => {
  const { id } = await server.createChannel('free', 'admin');
  const [free, admin, creator] = [
    await server.person('free'),
    await server.person('admin'),
    await server.person('channels-create'),
  ];
  const message = await free.send(id, 'Secret', 'client-id-0002');
  for (const other of [admin, creator]) {
    const refused = await other.call('deleteChatMessage', { params: { id, message: message.id } });
    expect(refused.status).toBe(403);
  }
  expect((await free.call('deleteChatMessage', { params: { id, message: message.id } })).status).toBe(200);
  const { data } = await admin.call('listChatMessages', { params: { id }, query: {} });
  expect(data.messages).toEqual([]);
  const again = { params: { id }, body: { client_id: 'client-id-0002', content: 'Secret' } };
  expect((await free.call('createChatMessage', again)).status).toBe(404);
});

test('the last who manages a channel cannot leave it, while other members and other managers can', async () => {
  const { id } = await server.createChannel('free', 'messenger');
  const [creator, free, messenger] = [
    await server.person('channels-create'),
    await server.person('free'),
    await server.person('messenger'),
  ];
  const leave = (person: typeof free) => person.call('removeChannelMember', { params: { id, member: person.id } });
  expect((await leave(free)).status).toBe(200);
  expect((await leave(messenger)).status).toBe(200);
  expect(await leave(creator)).toMatchObject({
    status: 403,
    data: { message: 'Nobody else manages this channel. Invite someone who can, or delete the channel.' },
  });
  expect((await creator.call('listChatMessages', { params: { id }, query: {} })).status).toBe(200);
});

test('unread counts messages of others, and acknowledging never goes back', async () => {
  const { id } = await server.createChannel('free', 'individual');
  const [free, individual] = [await server.person('free'), await server.person('individual')];
  const first = await free.send(id, 'One');
  const second = await free.send(id, 'Two');
  const unreadOf = async (person: typeof free) => {
    const { data } = await person.call('listChatChannels', {});
    return data.channels.find((channel) => channel.id === id)?.unread;
  };
  expect([await unreadOf(free), await unreadOf(individual)]).toEqual([0, 2]);
  await individual.call('acknowledgeChatMessage', { params: { id }, body: { message: second.id } });
  await individual.call('acknowledgeChatMessage', { params: { id }, body: { message: first.id } });
  expect(await unreadOf(individual)).toBe(0);
});

test('a member begins with what is written after the invitation as unread, and so does one who comes back', async () => {
  const { id } = await server.createChannel('free');
  const [creator, free, individual] = [
    await server.person('channels-create'),
    await server.person('free'),
    await server.person('individual'),
  ];
  const invite = async (person: typeof free) => {
    const { data } = await creator.call('createChannelInvites', { params: { id }, body: { emails: [person.email] } });
    return () => person.call('joinChatInvite', { params: { id: data.results[0]?.invite?.inviteID ?? '' } });
  };
  const unreadOf = async (person: typeof free) => {
    const { data } = await person.call('listChatChannels', {});
    return data.channels.find((channel) => channel.id === id)?.unread;
  };
  await creator.send(id, 'Before');
  const join = await invite(individual);
  await creator.send(id, 'After the invitation');
  await join();
  expect([await unreadOf(free), await unreadOf(individual)]).toEqual([2, 1]);
  await free.call('removeChannelMember', { params: { id, member: free.id } });
  await (await invite(free))();
  expect(await unreadOf(free)).toBe(0);
  await creator.send(id, 'After coming back');
  expect([await unreadOf(free), await unreadOf(individual)]).toEqual([1, 2]);
});

test('an invite belongs to one address, and the results name each address', async () => {
  const { id } = await server.createChannel('free');
  const creator = await server.person('channels-create');
  const emails = [
    server.emailOf('individual').toUpperCase(),
    server.emailOf('free'),
    'nobody',
    'new@foresight.example',
  ];
  const { data } = await creator.call('createChannelInvites', { params: { id }, body: { emails } });
  expect(data.results.map(({ status }) => status)).toEqual(['invited', 'already-member', 'not-an-email', 'invited']);
  const again = await creator.call('createChannelInvites', { params: { id }, body: { emails: emails.slice(0, 1) } });
  expect(again.data.results[0]?.status).toBe('already-invited');
  const inviteID = data.results[0]?.invite?.inviteID ?? '';
  const [individual, other] = [await server.person('individual'), await server.person('teams-member')];
  expect((await other.call('joinChatInvite', { params: { id: inviteID } })).status).toBe(404);
  expect((await individual.call('joinChatInvite', { params: { id: inviteID } })).status).toBe(200);
  expect((await individual.call('listChatMessages', { params: { id }, query: {} })).status).toBe(200);
});

test('[XLIVE-005] the advisory channel is created once, however many tabs ask, with the messengers in it', async () => {
  const member = await server.person('individual-plus');
  const opened = await Promise.all(Array.from({ length: 6 }, () => member.call('openAdvisoryChannel', {})));
  expect(new Set(opened.map(({ data }) => data.id)).size).toBe(1);
  expect(opened[0]?.data).toMatchObject({ isAdvisory: true, canDelete: false, canManage: false });
  const messenger = await server.person('messenger');
  const { data } = await messenger.call('listChatChannels', {});
  expect(data.channels.map(({ id }) => id)).toContain(opened[0]?.data.id);
  expect((await (await server.person('free')).call('openAdvisoryChannel', {})).status).toBe(403);
});

test('[XSEND-004] sending is limited per person, with a message that says what to do', async () => {
  const { id } = await server.createChannel('unlimited');
  const person = await server.person('unlimited');
  for (let index = 0; index < 60; index += 1) await person.send(id, `Message ${index}`);
  const input = { params: { id }, body: { client_id: 'client-id-9999', content: 'Too much' } };
  const refused = await person.call('createChatMessage', input);
  expect(refused).toMatchObject({
    status: 429,
    data: { message: 'You’re sending messages very quickly. Wait a minute, then try again.' },
  });
});

test('rejects a message of nothing, and one that is too long', async () => {
  const { id } = await server.createChannel('free');
  const free = await server.person('free');
  for (const content of ['', ' \n ', 'x'.repeat(4001)]) {
    const input = { params: { id }, body: { client_id: 'client-id-0003', content } };
    expect((await free.call('createChatMessage', input)).status).toBe(400);
  }
});
