const longest = 80;

/** A path word: lower case, letters and digits of any script, accents taken off, dashes between. */
export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '');
}
