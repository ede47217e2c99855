import type { CallInput, RouteName } from '@fs/api-contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ChatPerson, type ChatServer, startChatServer } from './testing/chatServer.ts';

let server: ChatServer;
beforeAll(async () => {
  server = await startChatServer();
});
afterAll(() => server.close());

type Calls = readonly { [Name in RouteName]: readonly [Name, CallInput<Name>] }[RouteName][];

/** What each call is answered, without the id of the request. */
async function answersOf(person: ChatPerson, calls: Calls) {
  const answers: { call: string; status: number; data: object }[] = [];
  for (const [call, input] of calls) {
    const { status, data } = await person.call(call, input as never);
    const { requestId: _each, ...said } = data as { requestId?: string };
    answers.push({ call, status, data: said });
  }
  return answers;
}

test('[XREAD-003] a channel, its messages, members, invites, files and events are missing for who is not in it', async () => {
  const { id } = await server.createChannel('free', 'individual');
  const [creator, free, removed] = [
    await server.person('channels-create'),
    await server.person('free'),
    await server.person('individual'),
  ];
  const { id: message } = await free.send(id, 'Between us');
  const invited = await creator.call('createChannelInvites', {
    params: { id },
    body: { emails: [server.emailOf('unlimited')] },
  });
  const invite = invited.data.results[0]?.invite;
  await creator.call('removeChannelMember', { params: { id, member: removed.id } });

  const emails = ['someone@foresight.example'];
  const file = { fileNameOrKey: '0', fileType: 'text/plain' } as const;
  const callsOn = (channel: string, about: string, join: string, row: string): Calls => [
    ['listChatMessages', { params: { id: channel }, query: {} }],
    ['createChatMessage', { params: { id: channel }, body: { client_id: 'client-id-0001', content: 'Hello' } }],
    ['deleteChatMessage', { params: { id: channel, message: about } }],
    ['acknowledgeChatMessage', { params: { id: channel }, body: { message: about } }],
    ['removeChannelMember', { params: { id: channel, member: free.id } }],
    ['createChannelInvites', { params: { id: channel }, body: { emails } }],
    ['deleteChatChannel', { params: { id: channel } }],
    ['joinChatInvite', { params: { id: join } }],
    ['deleteChannelInvite', { params: { id: row } }],
    ['getPresignedURL', { params: { channel, message: about }, query: file }],
    ['getPresignedURL', { params: { channel, message: about }, query: { ...file, operation: 'putObject', size: 5 } }],
  ];
  const real = callsOn(id, message, invite?.inviteID ?? '', invite?.id ?? '');
  const madeUp = callsOn('channel-0', 'message-0', 'invite-0', 'invite-0');
  for (const person of [removed, await server.person('messenger'), await server.person('admin')]) {
    const answers = await answersOf(person, real);
    const isStaff = person !== removed;
    // Inviting needs a group, whatever the channel.
    const refused = answers.filter(({ status }) => status !== 404).map(({ call, status }) => [call, status]);
    expect(refused).toEqual(isStaff ? [] : [['createChannelInvites', 403]]);
    expect(answers).toEqual(await answersOf(person, madeUp));
    expect((await person.call('listChatChannels', {})).data.channels.map((channel) => channel.id)).not.toContain(id);
    const events = (await person.call('getChatEvents', { query: { after: 0 } })).data.events;
    expect(JSON.stringify(events)).not.toContain('Between us');
    expect(events.filter(({ kind, channelID }) => channelID === id && kind === 'message')).toEqual([]);
  }
  // Nothing of it was changed.
  const { data } = await free.call('listChatMessages', { params: { id }, query: {} });
  expect(data.messages.map(({ content }) => content)).toEqual(['Between us']);
});
