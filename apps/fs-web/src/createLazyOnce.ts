/** Opens something that has to be loaded first: once for all who ask, and anew after it could not be loaded. */
export interface LazyOnce<Opened> {
  open: () => Promise<Opened>;
  /** What is open by now. */
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
