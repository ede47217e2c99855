/** Number of placeholder images (research §9). */
export const placeholderCount = 4;

/** Returns an article's placeholder. Derives from the id, so that it is the same everywhere. */
export function placeholderOf(id: string): number {
  let hash = 0;
  for (const character of id) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return hash % placeholderCount;
}
