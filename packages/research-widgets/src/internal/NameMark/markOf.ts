/** Number of grounds and of colors: every combination of both occurs. */
export const markGrounds = 5;
export const markColors = 8;

/** The look of a name’s mark. Follows from the name, so that it is the same everywhere. */
export function markOf(name: string): { ground: number; color: number } {
  // FNV-1a, whose low digits differ even between names that differ in one letter.
  let hash = 0x811c9dc5;
  for (const character of name) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  const place = ((hash ^ (hash >>> 15)) >>> 0) % (markGrounds * markColors);
  return { ground: place % markGrounds, color: Math.floor(place / markGrounds) };
}
