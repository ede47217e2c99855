import { createBrowserTokenStore } from '../session/browserTokenStore.ts';
import { createFakeStorage } from './fakeStorage.ts';

/** A browser with one local storage and any number of tabs: a change in one fires an event in the others. */
export function createFakeBrowser() {
  const shared = createFakeStorage();
  const tabs = new Set<EventTarget>();
  const announce = (from: EventTarget, key: string) => {
    for (const tab of tabs) if (tab !== from) tab.dispatchEvent(Object.assign(new Event('storage'), { key }));
  };
  return {
    storage: shared,
    /** The token store of a new tab. */
    openTab: () => {
      const events = new EventTarget();
      tabs.add(events);
      const storage: Storage = {
        ...shared,
        setItem: (key, value) => {
          const isChange = shared.getItem(key) !== value;
          shared.setItem(key, value);
          if (isChange) announce(events, key);
        },
        removeItem: (key) => {
          const isChange = shared.getItem(key) !== null;
          shared.removeItem(key);
          if (isChange) announce(events, key);
        },
      };
      return createBrowserTokenStore({ storage: () => storage, events });
    },
  };
}
