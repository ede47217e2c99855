import { repairEncoding } from './repairEncoding.ts';

/** Zero-width space, word joiner and byte order mark: unseen, and in no language part of a word. */
const unseen = /[\u200B\u2060\uFEFF]/g;

/**
 * A publisher's text as it is stored: nothing in it is interpreted, so markup and formulas stay what they are. NUL
 * bytes and halves of surrogate pairs, which PostgreSQL cannot hold, are taken out, unseen characters too; any
 * white space is one space; a text that was encoded twice is mended.
 */
export function cleanText(text: string): string {
  const whole = text.toWellFormed().replaceAll('\0', '').replace(unseen, '');
  return repairEncoding(whole).replace(/\s+/g, ' ').trim();
}
