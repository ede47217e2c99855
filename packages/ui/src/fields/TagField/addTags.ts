/** Commas of all scripts, and what stands between the cells and lines of a table. */
const separator = /[,،，、\t\r\n]+/u;

/** A text at its commas, line breaks and tabs; the last part may not be at its end yet. */
export function splitTags(text: string): string[] {
  return text.split(separator);
}

interface AddedTags {
  /** All that there are now. */
  readonly tags: readonly string[];
  readonly added: readonly string[];
  /** Were there already, whatever their case. */
  readonly repeated: readonly string[];
  /** Found no room. */
  readonly refused: readonly string[];
}

/** Tags with new ones after them, trimmed, without those that are there already, as far as there is room. */
export function addTags(
  tags: readonly string[],
  entries: readonly string[],
  most = Number.POSITIVE_INFINITY,
): AddedTags {
  const known = new Set(tags.map(fold));
  const added: string[] = [];
  const repeated: string[] = [];
  const refused: string[] = [];
  for (const entry of entries) {
    const tag = entry.trim().replace(/\s+/gu, ' ');
    const folded = fold(tag);
    if (tag === '') continue;
    if (known.has(folded)) repeated.push(tag);
    else if (tags.length + added.length >= most) refused.push(tag);
    else {
      known.add(folded);
      added.push(tag);
    }
  }
  return { tags: [...tags, ...added], added, repeated, refused };
}

function fold(tag: string): string {
  return tag.normalize('NFC').toLowerCase();
}
