import type { SessionUser } from '@fs/api-contract';
import {
  type ChatSession,
  createApiChatProvider,
  createChatSession,
  type DataClient,
  shareEvents,
} from '@fs/data-client';
import type { FrameServices } from '../services.tsx';
import { inputKeys } from '../session/forgetInput.ts';
import { environmentAt } from '../start/stageOf.ts';

/** The space and the invite of our own server. */
const ownChat = { space: 'foresight', invite: 'foresight' };

interface OpenChat {
  sub: string;
  session: ChatSession;
}

const chatAt = (environment: FrameServices['environment']) => environmentAt(window.location.hostname, environment).chat;

/** By data client: one chat at a time, that of the user who is logged in. */
const chats = new WeakMap<DataClient, OpenChat>();

/** Returns the chat of a user. The first call starts it; it ends when the user changes. */
export function openChat(client: DataClient, services: FrameServices, user: SessionUser): ChatSession {
  const { sub, email } = user.attributes;
  const known = chats.get(client);
  if (known?.sub === sub) return known.session;
  known?.session.stop();
  const { space, invite } = chatAt(services.environment) ?? ownChat;
  const provider = createApiChatProvider({ calls: client.chat, email, space, invite });
  const key = `${inputKeys.session}chat.unsent.${sub}`;
  const session = createChatSession({
    provider: 'BroadcastChannel' in window ? shareEvents(provider, { name: `foresight-chat-${sub}` }) : provider,
    hostname: window.location.hostname,
    email,
    online: { isOnline: () => navigator.onLine, subscribe: subscribeToConnection },
    store: {
      read: () => withStorage((storage) => storage.getItem(key)),
      write: (text) => void withStorage((storage) => storage.setItem(key, text)),
    },
  });
  chats.set(client, { sub, session });
  const unsubscribe = services.session.subscribe(() => {
    if (services.session.user()?.attributes.sub === sub) return;
    unsubscribe();
    session.stop();
    if (chats.get(client)?.session === session) chats.delete(client);
  });
  void session.start();
  return session;
}

function subscribeToConnection(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Null where storage is blocked. */
export function withStorage<Value>(use: (storage: Storage) => Value): Value | null {
  try {
    return use(window.sessionStorage);
  } catch {
    return null;
  }
}
