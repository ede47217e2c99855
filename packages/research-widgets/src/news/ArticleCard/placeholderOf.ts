/** How many pictures stand in for a missing one (research §9). */
export const placeholderCount = 4;

/** Which of them an article gets: by its id, so that it is the same wherever and whenever the article is shown. */
export function placeholderOf(id: string): number {
  let hash = 0;
  for (const character of id) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return hash % placeholderCount;
}
