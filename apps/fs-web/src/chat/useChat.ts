import type { ChatSession, ChatState } from '@fs/data-client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useServices, useSessionState } from '../services.tsx';
import { openChat } from './openChat.ts';

const waiting: Pick<ChatState, 'status' | 'channels'> = { status: 'starting', channels: [] };

/** The chat of the logged-in user. Null until the first screen is painted. */
export function useChat(): ChatSession | null {
  const services = useServices();
  const { user } = useSessionState();
  const [chat, setChat] = useState<ChatSession | null>(null);
  useEffect(() => {
    if (!user) return undefined;
    // After the first paint, so that the chat's connection does not compete with the screen's data.
    const timer = setTimeout(() => setChat(openChat(services.client, services, user)));
    return () => clearTimeout(timer);
  }, [services, user]);
  return chat;
}

/** What the chat shows now. */
export function useChatState(chat: ChatSession | null): ChatState | null {
  return useSyncExternalStore(chat?.subscribe ?? noChange, () => chat?.state() ?? null);
}

const noChange = () => () => undefined;

/** The channels as a widget takes them. */
export function toChannels(state: ChatState | null, failure: string) {
  const { status, channels } = state ?? waiting;
  if (status === 'ready' || status === 'empty' || status === 'skipped')
    return { state: 'ready', value: channels } as const;
  if (status === 'failed' || status === 'signed-out') return { state: 'failed', message: failure } as const;
  return { state: 'loading' } as const;
}
