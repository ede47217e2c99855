import { createMemoryTokenStore } from './memoryTokenStore.ts';
import type { KeyValueStorage, TokenStore } from './TokenStore.ts';

const refreshTokenKey = 'fs.refreshToken';
/** The specification's key (accounts §9). */
const userNameKey = 'userName';

interface BrowserTokenStoreOptions {
  /** Asked for once; reading `localStorage` throws where the user has blocked it. */
  storage?: () => KeyValueStorage;
  /** Where other tabs' changes are announced. */
  events?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
}

/** Keeps the refresh token in local storage; in memory where that is blocked or full. */
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
    subscribe: (listener) => {
      const onStorage = (event: Event) => {
        const { key } = event as Event & { key: string | null };
        // A null key: everything was cleared.
        if (key === refreshTokenKey || key === null) listener();
      };
      events.addEventListener('storage', onStorage);
      return () => events.removeEventListener('storage', onStorage);
    },
  };
}

function openStorage(open: () => KeyValueStorage): KeyValueStorage | null {
  try {
    const storage = open();
    const probe = 'fs.probe';
    // As long as a token, so that a storage that is all but full counts as full.
    storage.setItem(probe, 'x'.repeat(2048));
    storage.removeItem(probe);
    return storage;
  } catch {
    return null;
  }
}
