/** Begin of the keys of input that a user has not saved yet. */
export const inputKeys = { session: 'fs.input.', local: 'fs.curation.' } as const;

/** Begin of the keys of a tab's unsaved changes to saved views, which name the views. */
const viewKeys = 'fs.table.';

/** Whose input a tab has: the id of the user. */
const ownerKey = `${inputKeys.session}owner`;

/** Removes the input that a user left on this device, before the next user. */
export function forgetInput(storages: Readonly<Record<keyof typeof inputKeys, () => Storage>>): void {
  removeKeys(storages.session, [inputKeys.session, viewKeys]);
  removeKeys(storages.local, [inputKeys.local]);
}

/**
 * Makes the input of this tab the user's. Input of another user is removed: they may have logged out in another tab
 * while this one was closed, and a browser that restores a tab restores its storage. Returns whether it was another's.
 */
export function claimInput(session: () => Storage, userId: string): boolean {
  try {
    const storage = session();
    if (storage.getItem(ownerKey) === userId) return false;
    removeKeys(session, [inputKeys.session, viewKeys]);
    storage.setItem(ownerKey, userId);
  } catch {
    // Blocked storage is empty.
  }
  return true;
}

function removeKeys(open: () => Storage, prefixes: readonly string[]): void {
  try {
    const storage = open();
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    for (const key of keys) if (prefixes.some((prefix) => key.startsWith(prefix))) storage.removeItem(key);
  } catch {
    // Blocked storage is empty.
  }
}
