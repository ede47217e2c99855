import type { ChatEvent } from '@fs/api-contract';
import { type SessionLocks, tabLocks } from '../session/tabLocks.ts';
import type { ChatProvider } from './ChatProvider.ts';

/** The part of a BroadcastChannel that tabs share events through. */
export interface EventChannel {
  postMessage: (event: ChatEvent) => void;
  onmessage: ((message: { data: ChatEvent }) => void) | null;
  close: () => void;
}

interface ShareOptions {
  /** Of the user and space, so that another user's tabs are apart. */
  name: string;
  locks?: SessionLocks;
  openChannel?: (name: string) => EventChannel;
}

/**
 * One stream for all tabs of a browser: the tab that holds the lock opens it and passes events on. When that tab closes,
 * another takes over from the last event that it saw.
 */
export function shareEvents(
  provider: ChatProvider,
  {
    name,
    locks = tabLocks(),
    openChannel = (channel) => new BroadcastChannel(channel) as unknown as EventChannel,
  }: ShareOptions,
): ChatProvider {
  return {
    ...provider,
    watch(after, { onOpen, onEvent, onEnd }) {
      let last = after;
      let isStopped = false;
      let stop: () => void = () => undefined;
      const stopped = new Promise<void>((resolve) => {
        stop = resolve;
      });
      const channel = openChannel(name);
      const take = (event: ChatEvent) => {
        last = Math.max(last, event.id);
        onEvent(event);
      };
      const finish = () => {
        if (isStopped) return;
        isStopped = true;
        channel.close();
        stop();
      };
      channel.onmessage = ({ data }) => !isStopped && take(data);
      // What happened before this tab listened to the others.
      void provider.poll(after).then((outcome) => {
        if (isStopped) return;
        if (!outcome.ok) {
          finish();
          onEnd();
          return;
        }
        for (const event of outcome.data.events) take(event);
        onOpen();
      });
      void locks.request(name, async () => {
        if (isStopped) return;
        const close = provider.watch(last, {
          onOpen: () => undefined,
          onEvent: (event) => {
            channel.postMessage(event);
            take(event);
          },
          onEnd: () => {
            finish();
            onEnd();
          },
        });
        await stopped;
        close();
      });
      return finish;
    },
  };
}
