import { runOutsideRequest } from '../../../database/requestWork.ts';
import type { Store } from '../repository.ts';
import { findConcerned, findEventRange } from './repository.ts';

/** Wakes the streams of the users whom new events concern. */
export interface ChatHub {
  /** Call it after a change is committed here, or in another process. */
  notify(): void;
  /** Returns a function that ends the subscription. A user’s oldest stream ends beyond `maxStreams`. */
  subscribe(userId: string, stream: HubStream): () => void;
  /** Ends all streams. */
  close(): void;
}

export interface HubStream {
  wake(): void;
  end(): void;
}

/** Streams of one user in one process: as many as a person has devices. */
const maxStreams = 20;

export function createChatHub(store: Store, onFailure: (error: unknown) => void): ChatHub {
  const streams = new Map<string, Set<HubStream>>();
  let last: number | undefined;
  let isDirty = false;
  let isPumping = false;

  const wakeAll = () => {
    for (const set of streams.values()) for (const stream of set) stream.wake();
  };

  async function pump(): Promise<void> {
    while (isDirty) {
      isDirty = false;
      if (streams.size === 0) {
        last = undefined;
        continue;
      }
      if (last === undefined) {
        last = (await findEventRange(store)).newest;
        wakeAll();
        continue;
      }
      const { users, newest } = await findConcerned(store, last);
      last = newest;
      for (const user of users) for (const stream of streams.get(user) ?? []) stream.wake();
    }
  }

  function notify(): void {
    isDirty = true;
    if (isPumping) return;
    isPumping = true;
    // Not part of the request that happened to notify.
    void runOutsideRequest(pump)
      .catch((error) => {
        last = undefined;
        onFailure(error);
      })
      .finally(() => {
        isPumping = false;
        if (isDirty) notify();
      });
  }

  return {
    notify,
    subscribe(userId, stream) {
      const own = streams.get(userId) ?? new Set();
      streams.set(userId, own.add(stream));
      for (const oldest of own) if (own.size > maxStreams) own.delete(oldest) && oldest.end();
      return () => {
        own.delete(stream);
        if (own.size === 0 && streams.get(userId) === own) streams.delete(userId);
      };
    },
    close() {
      for (const set of streams.values()) for (const stream of set) stream.end();
      streams.clear();
    },
  };
}
