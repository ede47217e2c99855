import type { Channel } from '@fs/api-contract';
import type { ChatSession, ChatState } from '@fs/data-client';
import { useMessages } from '@fs/ui';
import { useEffect, useRef } from 'react';
import { appMessages } from '../App.messages.ts';
import { useServices } from '../services.tsx';

interface OpenChannelOptions {
  chat: ChatSession | null;
  state: ChatState | null;
  /** Of the channel that the user opened. */
  id: string | undefined;
  /** Called when the channel is gone. Close it. */
  onGone: () => void;
}

/** The open channel, undefined if the user has no such channel, or none any more: then it says so. */
export function useOpenChannel({ chat, state, id, onGone }: OpenChannelOptions) {
  const messages = useMessages(appMessages);
  const { client, toasts } = useServices();
  const channel = state?.channels.find((each) => each.id === id);
  const last = useRef<Channel>(undefined);
  /** Id of the channel that the user leaves. */
  const left = useRef<string>(undefined);
  useEffect(() => {
    const gone = channel ? undefined : last.current;
    last.current = channel;
    if (!gone || gone.id !== id) return;
    const name = gone.display_name;
    toasts.show({
      message: gone.id === left.current ? messages.channelLeft({ name }) : messages.channelGone({ name }),
    });
    // Who joins again may be removed later.
    left.current = undefined;
    onGone();
  });
  const userId = state?.user?.sub;

  async function leave() {
    if (id === undefined || userId === undefined) return;
    left.current = id;
    const outcome = await client.chat.removeChannelMember(id, userId);
    if (!outcome.ok) {
      left.current = undefined;
      toasts.show({ message: outcome.error, tone: 'critical' });
    }
    await chat?.refresh();
  }

  return { channel, leave };
}
