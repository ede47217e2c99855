/** What pages save on their own after a pause, so that a logout loses none of it. */
export interface PendingSaves {
  /** Adds what saves the rest of a page at once. Returns a function that removes it. */
  add: (saveRest: () => Promise<void>) => () => void;
  /** Saves the rest of all pages, and waits no longer than the given time in milliseconds. */
  saveAll: (longest: number) => Promise<void>;
}

export function createPendingSaves(): PendingSaves {
  const pending = new Set<() => Promise<void>>();
  return {
    add: (saveRest) => {
      pending.add(saveRest);
      return () => pending.delete(saveRest);
    },
    saveAll: async (longest) => {
      if (pending.size === 0) return;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, longest);
      });
      await Promise.race([Promise.allSettled(Array.from(pending, (saveRest) => saveRest())), late]);
      clearTimeout(timer);
    },
  };
}
