import { repairEncoding } from './repairEncoding.ts';

/** Zero-width space, word joiner and byte order mark: unseen, and in no language part of a word. */
const unseen = /[\u200B\u2060\uFEFF]/g;

/** Halves of surrogate pairs that stand alone. */
const halves = /\p{Surrogate}/gu;

/**
 * A publisher's text as it is stored: nothing in it is interpreted, so markup and formulas stay what they are. NUL
 * bytes and halves of surrogate pairs, which PostgreSQL cannot hold, are taken out, unseen characters too; any
 * white space is one space; a text that was encoded twice is mended.
 */
export function cleanText(text: string): string {
  const whole = (text.isWellFormed() ? text : text.replace(halves, '')).replaceAll('\0', '').replace(unseen, '');
  return repairEncoding(whole).replace(/\s+/g, ' ').trim();
}
