import type { CallInput, CallResult, Channel, ChatEvent, ChatMessage, RouteName } from '@fs/api-contract';
import { paths } from '@fs/api-contract';
import { toRequest } from '../../../http/testing/exampleCalls.ts';
import { startTestServer, type TestServer, type TestServerOptions } from '../../../testing/startTestServer.ts';

/** Who calls, by role in the world. Groups: `channels-create` creates and messages, `messenger` messages. */
export interface ChatPerson {
  id: string;
  email: string;
  authorization: string;
  call<Name extends RouteName>(name: Name, input: CallInput<Name>): Promise<{ status: number; data: CallResult<Name> }>;
  send(channel: string, content: string, clientId?: string): Promise<ChatMessage>;
  /** Opens the stream of events, and reads events until the test ends it. */
  watch(after?: number): Promise<EventStream>;
}

export interface EventStream {
  /** The next event. Null once the stream has ended. */
  next(): Promise<ChatEvent | null>;
  close(): Promise<void>;
}

export interface ChatServer extends TestServer {
  person(role: string): Promise<ChatPerson>;
  /** Creates a channel of `channels-create`, with these roles as members. */
  createChannel(...members: string[]): Promise<Channel>;
}

export async function startChatServer(options?: TestServerOptions): Promise<ChatServer> {
  const server = await startTestServer(options);
  const people = new Map<string, Promise<ChatPerson>>();

  async function createPerson(role: string): Promise<ChatPerson> {
    const email = server.emailOf(role);
    const authorization = await server.authorizationOf(role);
    const call: ChatPerson['call'] = async (name, input) => {
      const answer = await server.app.inject({
        ...toRequest(name, input as Parameters<typeof toRequest>[1]),
        headers: { authorization },
      });
      return { status: answer.statusCode, data: answer.json() };
    };
    return {
      id: server.world.users.find((user) => user.email === email)?.id ?? '',
      email,
      authorization,
      call,
      send: async (id, content, client_id = crypto.randomUUID()) =>
        (await call('createChatMessage', { params: { id }, body: { client_id, content } })).data,
      watch: (after) => openEvents(server.url, authorization, after),
    };
  }

  const person = (role: string) => {
    const found = people.get(role) ?? createPerson(role);
    people.set(role, found);
    return found;
  };

  return {
    ...server,
    person,
    async createChannel(...members) {
      const owner = await person('channels-create');
      const body = { display_name: 'Launch', is_private: true, default_access_role: 0 } as const;
      const { data: channel } = await owner.call('createChatChannel', { body });
      for (const role of members) {
        const member = await person(role);
        const input = { params: { id: channel.id }, body: { emails: [member.email] } };
        const { data } = await owner.call('createChannelInvites', input);
        await member.call('joinChatInvite', { params: { id: data.results[0]?.invite?.inviteID ?? '' } });
      }
      return channel;
    },
  };
}

async function openEvents(url: string, authorization: string, after?: number): Promise<EventStream> {
  const headers = { authorization, ...(after !== undefined && { 'last-event-id': String(after) }) };
  const stopping = new AbortController();
  const answer = await fetch(new URL(paths.chatEvents, url), { headers, signal: stopping.signal });
  if (!answer.ok || !answer.body) throw new Error(`The stream answered ${answer.status}`);
  const events = readEvents(answer.body);
  return {
    next: async () => (await events.next()).value ?? null,
    close: async () => {
      stopping.abort();
      await events.return(undefined).catch(() => undefined);
    },
  };
}

async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ChatEvent, undefined> {
  let rest = '';
  for await (const text of body.pipeThrough(
    new TextDecoderStream() as unknown as TransformStream<Uint8Array, string>,
  )) {
    const blocks = (rest + text).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      // Only line feeds end a line here: JSON has other line separators as they are.
      const data = block.split('\n').find((line) => line.startsWith('data: '));
      if (data !== undefined) yield JSON.parse(data.slice('data: '.length));
    }
  }
}
