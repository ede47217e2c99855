import type { Channel } from '@fs/api-contract';
import { useMessages } from '@fs/ui';
import { useEffect, useRef } from 'react';
import { appMessages } from '../App.messages.ts';
import { useServices } from '../services.tsx';

interface OpenChannel {
  /** Of the channel that the user opened. */
  id: string | undefined;
  /** Undefined if the user has no such channel, or none any more. */
  channel: Channel | undefined;
  /** Called when the channel is gone. Close it. */
  onGone: () => void;
}

/** Says that the open channel is gone, where it would otherwise close under the user’s hands. */
export function useChannelGone({ id, channel, onGone }: OpenChannel): void {
  const messages = useMessages(appMessages);
  const { toasts } = useServices();
  const last = useRef<Channel>(undefined);
  useEffect(() => {
    const gone = channel ? undefined : last.current;
    last.current = channel;
    if (!gone || gone.id !== id) return;
    toasts.show({ message: messages.channelGone({ name: gone.display_name }) });
    onGone();
  });
}
