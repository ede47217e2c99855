import { abandoned, unavailable } from '../http/failures.ts';

export interface QueueBounds {
  /** Callers that may wait at the same time. */
  waiting: number;
  /** Milliseconds that one waits. */
  waitMs: number;
}

interface Waiter {
  enter: () => void;
}

/** Hands on a number of places in the order of asking, and forgets who no longer waits for one. */
export class ConnectionQueue {
  readonly #waiters = new Set<Waiter>();
  readonly #bounds: QueueBounds;
  #free: number;

  constructor(places: number, bounds: QueueBounds) {
    this.#free = places;
    this.#bounds = bounds;
  }

  /**
   * Waits for a place. @returns Gives it back.
   * @param signal Of a request, to which the bounds apply. Without one, the caller waits as long as it takes.
   * @throws HttpFailure 503 for a request when too many wait or it has waited too long; 499 when its caller has gone
   */
  async enter(signal?: AbortSignal): Promise<() => void> {
    if (signal?.aborted) throw abandoned();
    if (this.#free > 0) this.#free -= 1;
    else await this.#wait(signal);
    return this.#giveBackOnce();
  }

  #giveBackOnce(): () => void {
    let isGiven = false;
    return () => {
      if (isGiven) return;
      isGiven = true;
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
