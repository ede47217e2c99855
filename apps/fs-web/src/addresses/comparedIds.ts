/** The most companies that are compared side by side. */
export const mostCompared = 5;

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Reads the companies of `?compare=a,b,c`: each id once, the first five, and how many parts are no ids. */
export function readComparedIds(text: string | undefined): { ids: string[]; unreadable: number } {
  const parts = (text ?? '').split(',').filter(Boolean);
  const ids = new Set(parts.filter((part) => uuid.test(part)).map((part) => part.toLowerCase()));
  return { ids: [...ids].slice(0, mostCompared), unreadable: parts.filter((part) => !uuid.test(part)).length };
}

/** Writes what `readComparedIds` reads. Undefined for none. */
export function writeComparedIds(ids: readonly string[]): string | undefined {
  return ids.length === 0 ? undefined : ids.slice(0, mostCompared).join(',');
}
