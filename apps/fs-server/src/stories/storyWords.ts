const word = /\p{L}[\p{L}\p{M}\p{N}]*|\p{N}+(?:[.,]\p{N}+)*\p{L}*/gu;
const publisher = /\s[-–—|]\s[^-–—|]{2,40}$/u;
const scaled = /(\d+(?:[.,]\d+)?)\s*(million|mio|mn|m|billion|bn|b)\b/giu;

/** Letters by which words are compared, so that most forms of one are the same in any language: `delays`, `delayed`. */
const stemLength = 5;

/**
 * The different words of a headline, shortened, without case, accents and the publisher after it. Amounts are written
 * one way, so that `$12 million` is `12m`.
 */
export function storyWords(title: string): string[] {
  const text = title
    .replace(publisher, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(scaled, (_, digits: string, unit: string) => `${digits.replace(/[.,]0$/, '')}${unit.charAt(0)}`);
  return [...new Set(text.match(word)?.map((found) => (/^\d/.test(found) ? found : found.slice(0, stemLength))))];
}

/** Whether a word is an amount of money or a large number, by which an event is known: `12m`. */
export const isAmount = (word: string): boolean => /^\d+(?:[.,]\d+)?[mb]$/.test(word);
