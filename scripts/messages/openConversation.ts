import { setTimeout as pause } from 'node:timers/promises';
import type { ServerPair, Side } from '../../apps/fs-server/src/testing/serverPair.ts';
import {
  type ChatSession,
  createApiChatProvider,
  createChatSession,
  createDataClient,
} from '../../packages/data-client/src/index.ts';
import { createNetwork, type Network } from './createNetwork.ts';

/** Someone who writes: at a process of their own. */
export interface Writer {
  session: ChatSession;
  network: Network;
  /** The token is refused from now on. */
  expire(): void;
}

export interface Conversation {
  channelId: string;
  /** By process. */
  writers: readonly [Writer, Writer];
  close(): void;
}

const roles = ['channels-create', 'unlimited'] as const;

/** How often the limits of what one person may send a minute are set back. */
const forgetMs = 250;

/** Opens a new channel of two people, each with the session of the app at another process. */
export async function openConversation(
  pair: ServerPair,
  { random, lost = 0 }: { random: () => number; lost?: number },
): Promise<Conversation> {
  const networks = [createNetwork(random, lost), createNetwork(random, lost)] as const;
  const tokens = [await createTokens(pair, 0), await createTokens(pair, 1)] as const;
  const staff = createDataClient({ apiUrl: pair.urls[0], tokens: tokens[0] }).chat;
  const created = await staff.createChatChannel('Numbers');
  if (!created.ok) throw new Error(created.error);
  const channelId = created.data.id;
  await staff.createChannelInvites(channelId, [pair.emailOf(roles[1])]);
  // While PostgreSQL is gone, so are its limits.
  const forgetting = setInterval(
    () =>
      void pair.database.kysely
        .deleteFrom('attempts')
        .execute()
        .catch(() => undefined),
    forgetMs,
  );

  async function open(side: Side): Promise<Writer> {
    const email = pair.emailOf(roles[side]);
    const { fetch } = networks[side];
    const calls = createDataClient({ apiUrl: pair.urls[side], tokens: tokens[side], fetch }).chat;
    const provider = createApiChatProvider({ calls, email, space: 'foresight', invite: 'foresight' });
    const session = createChatSession({ provider, hostname: '127.0.0.1', email, random });
    // The answer to signing in can be lost too.
    while (!session.state().channels.some(({ id }) => id === channelId)) {
      await session.start();
      await pause(20);
    }
    while (session.state().open?.status !== 'ready') await session.select(channelId);
    return { session, network: networks[side], expire: tokens[side].expire };
  }

  const writers = [await open(0), await open(1)] as const;
  return {
    channelId,
    writers,
    close() {
      clearInterval(forgetting);
      for (const { session } of writers) session.stop();
    },
  };
}

/** The tokens of one person, who logs in again when one is refused. */
async function createTokens(pair: ServerPair, side: Side) {
  const logIn = async () => (await pair.authorizationOf(roles[side], side)).replace(/^Bearer /, '');
  let token = await logIn();
  return {
    idToken: async ({ isRefused = false }: { isRefused?: boolean } = {}) => {
      if (isRefused) token = await logIn().catch(() => token);
      return token;
    },
    expire: () => {
      token = `${token.slice(0, -8)}AAAAAAAA`;
    },
  };
}
