import { type CallInput, type ChatEvent, paths, type RouteName } from '@fs/api-contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ChatPerson, type ChatServer, startChatServer } from './testing/chatServer.ts';
import { uploadFile } from './testing/uploadFile.ts';

let server: ChatServer;
beforeAll(async () => {
  server = await startChatServer();
});
afterAll(() => server.close());

/** Who calls, and by which role. The columns of the tables, in this order. */
const callers = [
  ['outsider', 'teams-owner'],
  ['invited', 'unlimited'],
  ['former member', 'teams-member'],
  ['messenger outside', 'messenger'],
  ['admin outside', 'admin'],
  ['member', 'individual'],
  ['sender', 'free'],
  ['messenger inside', 'messenger'],
  ['admin inside', 'admin'],
  ['creator', 'channels-create'],
] as const;

type Caller = (typeof callers)[number];
type Call = (person: ChatPerson, example: Example) => Promise<number | string>;

interface Example {
  id: string;
  /** Of the sender, with a file. */
  message: string;
  /** Of the member, to the file. */
  link: string;
  /** The link of who is no longer in it. */
  formerLink: string;
  invite: { id: string; inviteID: string };
  /** The invite with which the former member had joined. */
  usedInvite: string;
  /** The newest event before the channel. */
  since: number;
}

const file = { fileNameOrKey: '0', fileType: 'text/plain' } as const;
const upload = { ...file, operation: 'putObject', size: 5 } as const;
const clientId = 'client-id-0001';

/** A channel with a sender, a member, a former member and an invited person, and a message with a file. */
async function openExample([caller, role]: Caller): Promise<Example> {
  // All channels have one creator, who may not invite as many people in an hour.
  await server.database.kysely.deleteFrom('attempts').execute();
  const [creator, sender, member, former] = [
    await server.person('channels-create'),
    await server.person('free'),
    await server.person('individual'),
    await server.person('teams-member'),
  ];
  const since = (await creator.call('listChatChannels', {})).data.lastEvent;
  const { id } = await server.createChannel('free', 'individual', ...(caller.endsWith('inside') ? [role] : []));
  const inviteOf = async ({ email }: Pick<ChatPerson, 'email'>) => {
    const { data } = await creator.call('createChannelInvites', { params: { id }, body: { emails: [email] } });
    const { id: row = '', inviteID = '' } = data.results[0]?.invite ?? {};
    return { id: row, inviteID };
  };
  const { inviteID: usedInvite } = await inviteOf(former);
  await former.call('joinChatInvite', { params: { id: usedInvite } });
  const bytes = Buffer.from('Minutes');
  const { key } = await uploadFile(server, sender, id, { type: 'text/plain', bytes, clientId });
  const embeds = [{ url: key, file_name: 'minutes.txt' }];
  const body = { client_id: clientId, content: 'Between us', embeds };
  const { data: message } = await sender.call('createChatMessage', { params: { id }, body });
  const linkOf = async (person: ChatPerson) =>
    (await person.call('getPresignedURL', { params: { channel: id, message: message.id }, query: file })).data.url;
  const [link, formerLink] = [await linkOf(member), await linkOf(former)];
  await creator.call('removeChannelMember', { params: { id, member: former.id } });
  const invite = await inviteOf({ email: server.emailOf('unlimited') });
  return { id, message: message.id, link, formerLink, invite, usedInvite, since };
}

/** The answers to each call, a column for each caller. */
async function answersTo(calls: Readonly<Record<string, Call>>): Promise<Record<string, string>> {
  const rows = Object.keys(calls).map((name): [string, (number | string)[]] => [name, []]);
  for (const caller of callers) {
    const [example, person] = [await openExample(caller), await server.person(caller[1])];
    for (const [name, answers] of rows) answers.push((await calls[name]?.(person, example)) ?? '');
  }
  return Object.fromEntries(rows.map(([name, answers]) => [name, answers.join(' ')]));
}

/** The status of a call. */
const statusOf =
  <Name extends RouteName>(name: Name, inputOf: (example: Example) => CallInput<Name>): Call =>
  async (person, example) =>
    (await person.call(name, inputOf(example))).status;

const statusOfLink = async (url: string) => (await server.app.inject({ url })).statusCode;

async function graphql<Data>(person: ChatPerson, query: string, variables: object): Promise<Data | null> {
  const { authorization } = person;
  const payload = { query, variables };
  const answer = await server.app.inject({ method: 'POST', url: paths.graphql, headers: { authorization }, payload });
  return answer.json().data;
}

/** Whose names someone sees, and whether with their addresses. */
const seesMembers: Call = async (person, { id }) => {
  const query = 'query ($id: ID!) { channelMembers(channelID: $id) { items { owner email } } }';
  const data = await graphql<{ channelMembers: { items: { owner: string; email: string | null }[] } }>(person, query, {
    id,
  });
  if (!data) return 'none';
  const others = data.channelMembers.items.filter(({ owner }) => owner !== person.id);
  return others.some(({ email }) => email !== null) ? 'addresses' : 'names';
};

/** What someone learns of the message of the channel, from events. */
const heard = (events: readonly ChatEvent[], { id }: Example) => {
  const own = events.filter(({ channelID }) => channelID === id);
  if (own.some(({ message }) => message !== null)) return 'message';
  return own.map(({ kind }) => kind).at(-1) ?? 'none';
};

/** Reads a stream up to the event of another channel, which the person is invited to. */
const hears: Call = async (person, example) => {
  const stream = await person.watch(example.since);
  const next = await server.createChannel(server.world.users.find(({ email }) => email === person.email)?.role ?? '');
  const events: ChatEvent[] = [];
  for (let event = await stream.next(); event && event.channelID !== next.id; event = await stream.next()) {
    events.push(event);
  }
  await stream.close();
  return heard(events, example);
};

test('[XREAD-003] who is in a channel, and who is not, by every call on its messages, members, files and events', async () => {
  const listed: Call = async (person, { id }) => {
    const { channels } = (await person.call('listChatChannels', {})).data;
    return channels.some((channel) => channel.id === id) ? 'yes' : 'no';
  };
  const polled: Call = async (person, example) =>
    heard((await person.call('getChatEvents', { query: { after: example.since } })).data.events, example);
  const signed: Call = async (person, { link }) => statusOfLink(link.replace(/user=[\da-f-]+/, `user=${person.id}`));
  const onMessage = ({ id, message }: Example) => ({ params: { id, message } });
  const answers = await answersTo({
    listChatChannels: listed,
    channelMembers: seesMembers,
    listChatMessages: statusOf('listChatMessages', ({ id }) => ({ params: { id }, query: {} })),
    getChatEvents: polled,
    stream: hears,
    'link to a file': statusOf('getPresignedURL', ({ id, message }) => ({
      params: { channel: id, message },
      query: file,
    })),
    'link of the member, under one’s own id': signed,
    'link of a former member': (_person, { formerLink }) => statusOfLink(formerLink),
    'link to upload': statusOf('getPresignedURL', ({ id }) => ({
      params: { channel: id, message: clientId },
      query: upload,
    })),
    acknowledgeChatMessage: statusOf('acknowledgeChatMessage', ({ id, message }) => ({
      params: { id },
      body: { message },
    })),
    createChatMessage: statusOf('createChatMessage', ({ id }) => ({
      params: { id },
      body: { client_id: 'client-id-0002', content: 'Hello' },
    })),
    deleteChatMessage: statusOf('deleteChatMessage', onMessage),
    'link of the member, passed on': (_person, { link }) => statusOfLink(link),
  });
  expect(answers).toEqual({
    listChatChannels: 'no no no no no yes yes yes yes yes',
    channelMembers: 'none none none none none names names addresses addresses addresses',
    listChatMessages: '404 404 404 404 404 200 200 200 200 200',
    getChatEvents: 'none invited removed none none message message message message message',
    stream: 'none invited removed none none message message message message message',
    'link to a file': '404 404 404 404 404 200 200 200 200 200',
    'link of the member, under one’s own id': '404 404 404 404 404 200 404 404 404 404',
    'link of a former member': '404 404 404 404 404 404 404 404 404 404',
    'link to upload': '404 404 404 404 404 200 200 200 200 200',
    acknowledgeChatMessage: '404 404 404 404 404 200 200 200 200 200',
    createChatMessage: '404 404 404 404 404 200 200 200 200 200',
    deleteChatMessage: '404 404 404 404 404 403 200 403 403 403',
    'link of the member, passed on': '200 200 200 200 200 200 404 200 200 200',
  });
});

test('[XREAD-003] who is in a channel, and who is not, by every call on its invites and on the channel', async () => {
  const emails = ['someone@foresight.example'];
  const invited: Call = async (person, { id }) => {
    const query = 'query ($owner: String!) { channelsByUser(owner: $owner) { items { channelID } } }';
    const variables = { owner: server.emailOf('unlimited') };
    const data = await graphql<{ channelsByUser: { items: { channelID: string }[] } }>(person, query, variables);
    return data?.channelsByUser.items.some(({ channelID }) => channelID === id) ? 'yes' : 'no';
  };
  const outsider = await server.person('teams-owner');
  const answers = await answersTo({
    channelsByUser: invited,
    createChannelInvites: statusOf('createChannelInvites', ({ id }) => ({ params: { id }, body: { emails } })),
    updateChannelInvite: async (person, { invite }) => {
      const input = { params: { id: invite.id }, body: { quebicUserID: person.id } };
      return (await person.call('updateChannelInvite', input)).status;
    },
    'removal of who is not in it': statusOf('removeChannelMember', ({ id }) => ({
      params: { id, member: outsider.id },
    })),
    'removal of the sender': async (person, { id }) => {
      const { id: member } = await server.person('free');
      return (await person.call('removeChannelMember', { params: { id, member } })).status;
    },
    'joining by the invite of a former member': statusOf('joinChatInvite', ({ usedInvite }) => ({
      params: { id: usedInvite },
    })),
    deleteChatChannel: statusOf('deleteChatChannel', ({ id }) => ({ params: { id } })),
    joinChatInvite: statusOf('joinChatInvite', ({ invite }) => ({ params: { id: invite.inviteID } })),
    deleteChannelInvite: statusOf('deleteChannelInvite', ({ invite }) => ({ params: { id: invite.id } })),
  });
  expect(answers).toEqual({
    channelsByUser: 'no yes no no no no no no no no',
    createChannelInvites: '403 403 403 404 404 403 403 200 200 200',
    updateChannelInvite: '404 200 404 404 404 404 404 404 404 404',
    'removal of who is not in it': '404 404 404 404 404 403 403 404 404 404',
    'removal of the sender': '404 404 404 404 404 403 200 200 200 200',
    'joining by the invite of a former member': '404 404 404 404 404 404 404 404 404 404',
    deleteChatChannel: '404 404 404 404 404 403 404 403 200 200',
    joinChatInvite: '404 200 404 404 404 404 404 404 404 404',
    deleteChannelInvite: '404 200 404 404 404 403 404 200 404 404',
  });
});
