import { createMemoryTokenStore } from './memoryTokenStore.ts';
import type { KeyValueStorage, TokenStore } from './TokenStore.ts';

const refreshTokenKey = 'fs.refreshToken';
/** The specification's key (accounts §9). */
const userNameKey = 'userName';

interface BrowserTokenStoreOptions {
  /** Called once. Reading `localStorage` throws when the user has blocked it. */
  storage?: () => KeyValueStorage;
  /** Event target for changes of other tabs. */
  events?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
}

/** Stores the refresh token in local storage, or in memory when that is blocked or full. */
export function createBrowserTokenStore(options: BrowserTokenStoreOptions = {}): TokenStore {
  const { events = globalThis } = options;
  const storage = openStorage(options.storage ?? (() => globalThis.localStorage));
  if (!storage) return createMemoryTokenStore();
  return {
    readRefreshToken: () => storage.getItem(refreshTokenKey),
    writeRefreshToken: (token) => storage.setItem(refreshTokenKey, token),
    clearRefreshToken: () => storage.removeItem(refreshTokenKey),
    readUserName: () => storage.getItem(userNameKey),
    writeUserName: (email) => storage.setItem(userNameKey, email),
    clearUserName: () => storage.removeItem(userNameKey),
    subscribe: (listener) => {
      const onStorage = (event: Event) => {
        const { key } = event as Event & { key: string | null };
        // A null key means that everything was cleared.
        if (key === refreshTokenKey || key === null) listener({ isRestored: false });
      };
      const onPageShow = (event: Event) => {
        const { persisted } = event as Event & { persisted: boolean };
        if (persisted) listener({ isRestored: true });
      };
      events.addEventListener('storage', onStorage);
      events.addEventListener('pageshow', onPageShow);
      return () => {
        events.removeEventListener('storage', onStorage);
        events.removeEventListener('pageshow', onPageShow);
      };
    },
  };
}

function openStorage(open: () => KeyValueStorage): KeyValueStorage | null {
  try {
    const storage = open();
    const probe = 'fs.probe';
    // As long as a token, so that an almost full storage counts as full.
    storage.setItem(probe, 'x'.repeat(2048));
    storage.removeItem(probe);
    return storage;
  } catch {
    return null;
  }
}
