import type { KeyValueStorage } from './TokenStore.ts';

/**
 * Stores the proof that this device was logged in before. The proof grants no access: with it, a user logs in at once
 * while strangers' attempts on their account slow down everyone else. Amazon Cognito issues none.
 */
export interface DeviceStore {
  read(): string | null;
  write(proof: string): void;
}

const key = 'fs.device';

/** Stores the proof in local storage, or nowhere when that is blocked or full. */
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
        // The device stays unknown.
      }
    },
  };
}
