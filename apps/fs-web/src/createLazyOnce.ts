/** Loads once and shares the promise. Retries after a failure. */
export interface LazyOnce<Opened> {
  open: () => Promise<Opened>;
  /** The loaded value, if any. */
  opened: () => Opened | undefined;
}

export function createLazyOnce<Opened>(load: () => Promise<Opened>): LazyOnce<Opened> {
  let opening: Promise<Opened> | undefined;
  let opened: Opened | undefined;

  async function begin(): Promise<Opened> {
    try {
      opened = await load();
      return opened;
    } catch (failure) {
      opening = undefined;
      throw failure;
    }
  }

  return {
    open: () => {
      opening ??= begin();
      return opening;
    },
    opened: () => opened,
  };
}
