import { abandoned, unavailable } from '../http/failures.ts';

export interface QueueBounds {
  /** How many requests may wait at the same time, each with up to so many queries. */
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
  /** Waiting queries of each waiting request. */
  readonly #queries = new Map<AbortSignal, number>();
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
      if (signal) this.#countQuery(signal, -1);
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
    if (signal && this.#isFullFor(signal)) return Promise.reject(unavailable(retryAfterSeconds));
    if (signal) this.#countQuery(signal, 1);
    const timer = signal && setTimeout(giveUp, this.#bounds.waitMs);
    signal?.addEventListener('abort', giveUp);
    this.#waiters.add(waiter);
    return promise;
  }

  /** A page may read ten tables at once, so requests are counted, not their queries. */
  #isFullFor(signal: AbortSignal): boolean {
    const own = this.#queries.get(signal);
    return (own ?? this.#queries.size) >= this.#bounds.waiting;
  }

  #countQuery(signal: AbortSignal, change: 1 | -1): void {
    const count = (this.#queries.get(signal) ?? 0) + change;
    if (count > 0) this.#queries.set(signal, count);
    else this.#queries.delete(signal);
  }
}

const retryAfterSeconds = 5;
