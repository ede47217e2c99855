import type { ChatEvent } from '@fs/api-contract';
import type { ChatProvider } from './ChatProvider.ts';
import type { ChatState } from './ChatState.ts';

export interface Online {
  isOnline: () => boolean;
  /** Called when the device is online or offline. */
  subscribe: (listener: () => void) => () => void;
}

interface ConnectionOptions {
  provider: ChatProvider;
  online: Online;
  backoff: (failures: number) => number;
  onEvent: (event: ChatEvent) => void;
  onChange: (connection: ChatState['connection']) => void;
}

/**
 * Keeps one stream of events open. When it ends, what happened since is polled at once and before each new attempt, so
 * that messages arrive where streams are cut.
 */
export function createConnection({ provider, online, backoff, onEvent, onChange }: ConnectionOptions) {
  let last = 0;
  let failures = 0;
  let stop: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isEnded = false;

  const take = (event: ChatEvent) => {
    last = event.kind === 'reset' ? event.id : Math.max(last, event.id);
    onEvent(event);
  };

  async function poll(): Promise<void> {
    const outcome = await provider.poll(last);
    if (isEnded || !outcome.ok) return;
    for (const event of outcome.data.events) take(event);
    last = Math.max(last, outcome.data.last);
  }

  function open(): void {
    stop?.();
    stop = provider.watch(last, {
      onOpen: () => {
        failures = 0;
        onChange('live');
      },
      onEvent: take,
      onEnd: () => {
        stop = undefined;
        wait();
      },
    });
  }

  function wait(): void {
    if (isEnded) return;
    clearTimeout(timer);
    if (!online.isOnline()) {
      onChange('offline');
      return;
    }
    onChange('reconnecting');
    failures += 1;
    timer = setTimeout(() => {
      void poll().then(() => {
        if (!isEnded && !stop) open();
      });
    }, backoff(failures));
  }

  const unsubscribe = online.subscribe(() => {
    if (isEnded) return;
    stop?.();
    stop = undefined;
    failures = 0;
    wait();
  });

  return {
    start(after: number) {
      last = after;
      if (online.isOnline()) open();
      else wait();
    },
    end() {
      isEnded = true;
      clearTimeout(timer);
      unsubscribe();
      stop?.();
    },
  };
}
