/** Begin of the keys of input that a user has not saved yet. */
export const inputKeys = { session: 'fs.input.', local: 'fs.curation.' } as const;

/** Removes the input that a user left on this device, before the next user. */
export function forgetInput(storages: Readonly<Record<keyof typeof inputKeys, () => Storage>>): void {
  for (const place of ['session', 'local'] as const) {
    try {
      const storage = storages[place]();
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
      for (const key of keys) if (key?.startsWith(inputKeys[place])) storage.removeItem(key);
    } catch {
      // Blocked storage is empty.
    }
  }
}
