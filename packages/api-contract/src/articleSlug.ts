/** Longest slug of an article that is generated. */
const maxLength = 80;
const removed = /[*+~.()'"!:@?]/g;

/**
 * The slug of a title: lower case, with hyphens as separators. Letters and digits of any script stay. Never empty, and
 * never with `news-` in front, which is the beginning of ids.
 */
export function articleSlug(title: string): string {
  const words = title
    .normalize('NFKD')
    // Accents of Latin letters. Vowel signs of other scripts are part of the word.
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(removed, '')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}\p{Mark}]+/gu, '-');
  const slug = [...words]
    .slice(0, maxLength)
    .join('')
    .replace(/^-+|-+$/g, '');
  return slug.replace(/^(news-)+/, '').replace(/^news$/, '') || 'article';
}
