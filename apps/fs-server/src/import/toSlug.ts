const maxLength = 80;

/** Converts a text to a slug: lower case, letters and digits of any script, no accents, separated by dashes. */
export function toSlug(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .slice(0, maxLength)
    .replace(/^-+|-+$/g, '');
}
