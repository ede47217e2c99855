import type { KeyValueStorage } from './TokenStore.ts';

/**
 * Keeps what proves that this device was signed in before. It lets nobody in: with it, a user logs in at once while
 * strangers' attempts on their account slow down everyone else. Amazon Cognito gives none.
 */
export interface DeviceStore {
  read(): string | null;
  write(proof: string): void;
}

const key = 'fs.device';

/** Keeps the proof in local storage; nowhere where that is blocked or full. */
export function createBrowserDeviceStore(storage: () => KeyValueStorage = () => globalThis.localStorage): DeviceStore {
  return {
    read: () => {
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    write: (proof) => {
      try {
        storage().setItem(key, proof);
      } catch {
        // The device stays an unknown one.
      }
    },
  };
}
