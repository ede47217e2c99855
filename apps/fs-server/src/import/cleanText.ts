import { repairEncoding } from './repairEncoding.ts';

/** Zero-width space, word joiner and byte order mark, which are invisible and part of no word. */
const invisible = /[\u200B\u2060\uFEFF]/g;

/** Control characters that are no white space. */
const controls = /\p{Control}/gu;

/** Lone surrogates. */
const loneSurrogates = /\p{Surrogate}/gu;

/**
 * Cleans a text of the source for storage. Removes NUL bytes and lone surrogates, which PostgreSQL cannot store, and
 * invisible and control characters; collapses white space; repairs a text that was encoded twice. Markup and formulas
 * stay unchanged.
 */
export function cleanText(text: string): string {
  const whole = (text.isWellFormed() ? text : text.replace(loneSurrogates, ''))
    .replaceAll('\0', '')
    .replace(invisible, '');
  return repairEncoding(whole).replace(/\s+/g, ' ').replace(controls, '').trim();
}
