import { abandoned, unavailable } from '../http/failures.ts';

export interface QueueBounds {
  /** How many requests may wait at the same time. */
  waiting: number;
  /** How long a request may wait. */
  waitMs: number;
}

interface Waiter {
  enter: () => void;
}

/** A FIFO queue for a fixed number of connections. Requests leave the queue when their client disconnects. */
export class ConnectionQueue {
  readonly #waiters = new Set<Waiter>();
  readonly #bounds: QueueBounds;
  #free: number;

  constructor(connections: number, bounds: QueueBounds) {
    this.#free = connections;
    this.#bounds = bounds;
  }

  /**
   * Waits for a connection, and returns a function that releases it.
   * @param signal The signal of a request, to which the bounds apply. Without a signal, the wait is unbounded.
   * @throws HttpFailure 503 for a request when the queue is full or the wait is too long; 499 when its client has
   * disconnected
   */
  async enter(signal?: AbortSignal): Promise<() => void> {
    if (signal?.aborted) throw abandoned();
    if (this.#free > 0) this.#free -= 1;
    else await this.#wait(signal);
    return this.#releaseOnce();
  }

  #releaseOnce(): () => void {
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      const [next] = this.#waiters;
      if (next) next.enter();
      else this.#free += 1;
    };
  }

  #wait(signal: AbortSignal | undefined): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const leave = () => {
      this.#waiters.delete(waiter);
      clearTimeout(timer);
      signal?.removeEventListener('abort', giveUp);
    };
    const waiter: Waiter = {
      enter: () => {
        leave();
        resolve();
      },
    };
    const giveUp = () => {
      leave();
      reject(signal?.aborted ? abandoned() : unavailable(retryAfterSeconds));
    };
    if (signal && this.#waiters.size >= this.#bounds.waiting) return Promise.reject(unavailable(retryAfterSeconds));
    const timer = signal && setTimeout(giveUp, this.#bounds.waitMs);
    signal?.addEventListener('abort', giveUp);
    this.#waiters.add(waiter);
    return promise;
  }
}

const retryAfterSeconds = 5;
