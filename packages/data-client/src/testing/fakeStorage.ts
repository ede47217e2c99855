/** A Storage for Node with readable content. */
export function createFakeStorage(): Storage & { entries(): Record<string, string> } {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    key: (index) => [...items.keys()][index] ?? null,
    removeItem: (key) => {
      items.delete(key);
    },
    setItem: (key, value) => {
      items.set(key, value);
    },
    entries: () => Object.fromEntries(items),
  };
}
