import type { Outcome } from '@fs/api-contract';
import type { OutgoingMessage } from './ChatState.ts';

/** Temporary reasons: the message stays and is sent again. */
const passing = new Set(['offline', 'timeout', 'unavailable', 'malformed', 'signed-out']);

/** Unsent messages of an earlier visit. None from text that is not of ours. */
export function readKept(text: string | null): OutgoingMessage[] {
  try {
    const kept: OutgoingMessage[] = JSON.parse(text ?? '[]');
    return kept.map((message) => ({ ...message, status: message.status === 'failed' ? 'failed' : 'waiting' }));
  } catch {
    return [];
  }
}

interface OutboxOptions {
  read: () => readonly OutgoingMessage[];
  write: (messages: readonly OutgoingMessage[]) => void;
  send: (message: OutgoingMessage) => Promise<Outcome<unknown>>;
  /** How long to wait after so many failures in a row, in milliseconds. */
  backoff: (failures: number) => number;
}

/** Sends waiting messages one after the other, in their order. */
export function createOutbox({ read, write, send, backoff }: OutboxOptions) {
  let isSending = false;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  const change = (clientId: string, status: OutgoingMessage['status']) =>
    write(read().map((message) => (message.draft.client_id === clientId ? { ...message, status } : message)));

  async function run(): Promise<void> {
    if (isSending || isStopped) return;
    isSending = true;
    clearTimeout(timer);
    try {
      for (let next = findNext(); next && !isStopped; next = findNext()) {
        const clientId = next.draft.client_id;
        change(clientId, 'sending');
        const outcome = await send(next);
        if (outcome.ok) {
          failures = 0;
          write(read().filter(({ draft }) => draft.client_id !== clientId));
        } else if (passing.has(outcome.reason)) {
          change(clientId, 'waiting');
          failures += 1;
          if (!isStopped) timer = setTimeout(() => void run(), backoff(failures));
          return;
        } else change(clientId, 'failed');
      }
    } finally {
      isSending = false;
    }
  }

  const findNext = () => read().find(({ status }) => status !== 'failed');

  return {
    run: () => void run(),
    add(message: Omit<OutgoingMessage, 'status'>) {
      write([...read(), { ...message, status: 'waiting' }]);
      void run();
    },
    retry(clientId: string) {
      change(clientId, 'waiting');
      void run();
    },
    discard: (clientId: string) => write(read().filter(({ draft }) => draft.client_id !== clientId)),
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
