/** Commas of all scripts, and the separators of a table's cells and rows. */
const separator = /[,،，、\t\r\n]+/u;

/** Splits a text at commas, line breaks and tabs. The last part may be incomplete. */
export function splitTags(text: string): string[] {
  return text.split(separator);
}

interface AddedTags {
  /** All tags, including the new ones. */
  readonly tags: readonly string[];
  readonly added: readonly string[];
  /** Duplicates, ignoring case. */
  readonly repeated: readonly string[];
  /** Entries beyond the maximum. */
  readonly refused: readonly string[];
}

/** Appends trimmed entries to the tags, without duplicates, up to the maximum. */
export function addTags(
  tags: readonly string[],
  entries: readonly string[],
  most = Number.POSITIVE_INFINITY,
): AddedTags {
  const known = new Set(tags.map(ignoreCase));
  const added: string[] = [];
  const repeated: string[] = [];
  const refused: string[] = [];
  for (const entry of entries) {
    const tag = entry.trim().replace(/\s+/gu, ' ');
    const comparable = ignoreCase(tag);
    if (tag === '') continue;
    if (known.has(comparable)) repeated.push(tag);
    else if (tags.length + added.length >= most) refused.push(tag);
    else {
      known.add(comparable);
      added.push(tag);
    }
  }
  return { tags: [...tags, ...added], added, repeated, refused };
}

function ignoreCase(tag: string): string {
  return tag.normalize('NFC').toLowerCase();
}
