import { paths } from '@fs/api-contract';

/** A network that can be cut, and whose answers to writes can be lost. */
export interface Network {
  fetch: typeof globalThis.fetch;
  /** Breaks all that is under way, and lets nothing through for some time. */
  cut(milliseconds: number): void;
}

/** @param lost the share of writes that are done, but whose answers are lost */
export function createNetwork(random: () => number, lost: number): Network {
  const open = new Set<AbortController>();
  let closedUntil = 0;
  return {
    fetch: async (input, init) => {
      if (Date.now() < closedUntil) throw new TypeError('The network is cut');
      const request = new Request(input, init);
      const isStream = new URL(request.url).pathname === paths.chatEvents;
      const cut = new AbortController();
      open.add(cut);
      try {
        const signal = AbortSignal.any([request.signal, cut.signal]);
        const answer = await globalThis.fetch(request, { signal });
        if (request.method !== 'GET' && random() < lost) {
          await answer.arrayBuffer();
          throw new TypeError('The answer was lost');
        }
        return answer;
      } catch (error) {
        // As browsers report it.
        throw cut.signal.aborted ? new TypeError('The network was cut') : error;
      } finally {
        if (!isStream) open.delete(cut);
      }
    },
    cut(milliseconds) {
      closedUntil = Date.now() + milliseconds;
      for (const controller of open) controller.abort();
      open.clear();
    },
  };
}
