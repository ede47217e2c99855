import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { type ChatEvent, type ChatMessage, limits, paths } from '@fs/api-contract';
import {
  type ChatPerson,
  type ChatServer,
  type EventStream,
  startChatServer,
} from '../../areas/channels/testing/chatServer.ts';
import { uploadFile } from '../../areas/channels/testing/uploadFile.ts';
import type { Faults } from './Faults.ts';
import { keptInChat } from './keptInChat.ts';

/** How long an event may take before it counts as lost. */
const patienceMs = 60_000;

/** How many texts were accepted in each place. */
export type SentCounts = Record<keyof typeof keptInChat, number>;

/**
 * Sends each text as a message, as the name of a file and of a channel, and as the name of who sends it. Reads it back
 * as another member: in the channel, in the stream of events and in the list of changes, each once.
 */
export async function sendMessages(texts: readonly string[], faults: Faults): Promise<SentCounts> {
  const server = await startChatServer({
    attempts: { count: async () => true, waitFor: async () => 0, uncount: async () => undefined },
    requestsPerMinute: Number.MAX_SAFE_INTEGER,
  });
  const conversation = await openConversation(server, faults);
  const counts: SentCounts = { message: 0, channel: 0, file: 0, person: 0 };
  for (const text of texts) {
    if (await conversation.rename(text)) counts.person += 1;
    if (await conversation.say(text)) counts.message += 1;
    if (await conversation.attach(text)) counts.file += 1;
    if (await conversation.openChannel(text)) counts.channel += 1;
  }
  await conversation.end();
  await server.close();
  return counts;
}

async function openConversation(server: ChatServer, faults: Faults) {
  const sender = await server.person('channels-create');
  const member = await server.person('free');
  const { id: channel } = await server.createChannel('free');
  const received = await openReceived(member);
  const sent: ChatMessage[] = [];
  const { data: profile } = await sender.call('logInToChat', {});
  const familyName = profile.family_name;
  let senderName = profile.fullName;

  /** Whether a call was accepted. Adds a fault where it should have been otherwise. */
  function isAccepted(where: string, status: number, kept: string | null, text: string): boolean {
    if (status !== 200 && status !== 400) faults.add(where, `answers ${status}`, text);
    else if ((status === 200) !== (kept !== null)) faults.add(where, `answers ${status} where it should not`, text);
    return status === 200 && kept !== null;
  }

  /** Compares a message of the answer with what the other member got, and sends it again. */
  async function compare(where: string, text: string, expected: Partial<ChatMessage>, again: () => Promise<string>) {
    const of = { owner: sender.id, ownerName: senderName, ...expected };
    for (const [how, message] of Object.entries(await received.next())) {
      for (const problem of problemsOf(message, of)) faults.add(where, `${how} ${problem}`, text);
    }
    if ((await again()) !== expected.id) faults.add(where, 'is another message when it is sent again', text);
  }

  return {
    async rename(text: string): Promise<boolean> {
      const kept = keptInChat.person(text);
      const { status, data } = await sender.call('saveAccount', { body: { given_name: text } });
      if (!isAccepted('name of a person', status, kept, text) || kept === null) return false;
      senderName = `${kept} ${familyName}`;
      const { data: login } = await sender.call('logInToChat', {});
      const names = [
        `${data.given_name} ${familyName}`,
        login.fullName,
        await readMemberName(server, member, channel, sender),
      ];
      if (names.some((name) => name !== senderName)) faults.add('name of a person', `is ${names.join(', ')}`, text);
      return true;
    },

    async say(text: string): Promise<boolean> {
      const body = { client_id: randomUUID(), content: text };
      const send = () => sender.call('createChatMessage', { params: { id: channel }, body });
      const kept = keptInChat.message(text);
      const { status, data } = await send();
      if (!isAccepted('message', status, kept, text) || kept === null) return false;
      sent.push(data);
      await compare('message', text, { id: data.id, content: kept, embeds: [] }, async () => (await send()).data.id);
      return true;
    },

    async attach(text: string): Promise<boolean> {
      const [clientId, bytes] = [randomUUID(), Buffer.from('A file.')];
      const { key } = await uploadFile(server, sender, channel, { type: 'text/plain', bytes, clientId });
      const body = { client_id: clientId, content: '', embeds: [{ url: key, file_name: text }] };
      const send = () => sender.call('createChatMessage', { params: { id: channel }, body });
      const kept = keptInChat.file(text);
      const { status, data } = await send();
      if (!isAccepted('file', status, kept, text) || kept === null) return false;
      sent.push(data);
      const embeds = [{ url: '0', file_name: kept, type: 'text/plain', size: bytes.length }];
      await compare('file', text, { id: data.id, content: '', embeds }, async () => (await send()).data.id);
      const name = await readDownloadName(server, member, { channel, message: data.id });
      if (name !== kept) faults.add('file', `is downloaded as ${name}`, text);
      return true;
    },

    async openChannel(text: string): Promise<boolean> {
      const body = { display_name: text, is_private: true, default_access_role: 0 } as const;
      const kept = keptInChat.channel(text);
      const { status, data } = await sender.call('createChatChannel', { body });
      if (!isAccepted('channel', status, kept, text) || kept === null) return false;
      const { data: list } = await sender.call('listChatChannels', {});
      const names = list.channels.flatMap(({ id, display_name }) => (id === data.id ? [display_name] : []));
      if (data.display_name !== kept || names.length !== 1 || names[0] !== kept)
        faults.add('channel', 'has another name', text);
      await sender.call('deleteChatChannel', { params: { id: data.id } });
      return true;
    },

    /** Reads the whole channel: what was sent, in this order, and nothing else. */
    async end(): Promise<void> {
      await received.close();
      const read = await readChannel(member, channel);
      if (read.length !== sent.length) faults.add('channel', `has ${read.length} of ${sent.length} messages`, '');
      for (const [at, { id, content, embeds }] of sent.entries()) {
        const message = read[at];
        const of = { id, content, embeds, owner: sender.id, ownerName: senderName };
        for (const problem of problemsOf(message, of))
          faults.add('read later', problem, content || (embeds[0]?.file_name ?? ''));
      }
    },
  };
}

/** What differs in a message, by the names of its properties. */
function problemsOf(message: ChatMessage | null | undefined, expected: Partial<ChatMessage>): string[] {
  if (!message) return ['is missing'];
  return Object.entries(expected).flatMap(([name, value]) =>
    isDeepStrictEqual(message[name as keyof ChatMessage], value) ? [] : [`has another ${name}`],
  );
}

/** Follows the events of a member. */
async function openReceived(member: ChatPerson) {
  const { data: start } = await member.call('listChatChannels', {});
  const stream: EventStream = await member.watch(start.lastEvent);
  let last = start.lastEvent;
  return {
    /** The next message, as the stream and the list of changes tell it. Null where they tell anything else. */
    async next(): Promise<{ stream: ChatMessage | null; changes: ChatMessage | null }> {
      const event = await Promise.race([stream.next(), wait<null>(patienceMs, null, { ref: false })]);
      const { data } = await member.call('getChatEvents', { query: { after: last } });
      last = data.last;
      const [first, ...more] = data.events;
      return { stream: messageOf(event), changes: more.length > 0 ? null : messageOf(first) };
    },
    close: () => stream.close(),
  };
}

const messageOf = (event: ChatEvent | null | undefined) => (event?.kind === 'message' ? event.message : null);

/** Every message of a channel, the oldest first. */
async function readChannel(member: ChatPerson, id: string): Promise<ChatMessage[]> {
  const read: ChatMessage[] = [];
  for (let before: number | undefined, hasMore = true; hasMore; before = read.at(-1)?.position) {
    const query = { limit: limits.messagesPage, ...(before !== undefined && { before }) };
    const { data } = await member.call('listChatMessages', { params: { id }, query });
    read.push(...data.messages);
    hasMore = data.hasMore;
  }
  return read.toReversed();
}

/** The name of a member, as others read it. */
async function readMemberName({ app }: ChatServer, caller: ChatPerson, channelID: string, { id }: ChatPerson) {
  const answer = await app.inject({
    method: 'POST',
    url: paths.graphql,
    headers: { authorization: caller.authorization },
    payload: {
      query: 'query ($channelID: ID!) { channelMembers(channelID: $channelID, limit: 10) { items { owner name } } }',
      variables: { channelID },
    },
  });
  const { data } = answer.json<{ data: { channelMembers: { items: { owner: string; name: string }[] } } }>();
  return data.channelMembers.items.find(({ owner }) => owner === id)?.name;
}

/** What a browser calls the only file of a message when it saves it. */
async function readDownloadName(
  { app }: ChatServer,
  caller: ChatPerson,
  params: { channel: string; message: string },
): Promise<string> {
  const query = { fileNameOrKey: '0', fileType: 'text/plain' } as const;
  const { data } = await caller.call('getPresignedURL', { params, query });
  const { headers, statusCode, body } = await app.inject(data.url);
  const given = /^attachment; filename\*=UTF-8''([\w%.!~-]*)$/.exec(String(headers['content-disposition']))?.[1];
  return statusCode === 200 && body === 'A file.' && given !== undefined ? decodeURIComponent(given) : `${statusCode}`;
}
