import { cutText } from '../../values/cutText.ts';

// Heads are in English, as the pages are that the server sends: one address has one language for search engines.
const counts = new Intl.NumberFormat('en-US');
const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 1,
});
const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

export function formatCount(count: number, one: string, other = `${one}s`): string {
  return `${counts.format(count)} ${count === 1 ? one : other}`;
}

/** Whole US dollars, such as `$1.2B`. */
export function formatDollars(amount: number): string {
  return dollars.format(amount);
}

/** @param day such as `2026-11-20` */
export function formatDay(day: string): string {
  return days.format(new Date(`${day}T00:00:00Z`));
}

/** The parts that are known, as sentences. */
export function joinSentences(...parts: readonly (string | null | undefined)[]): string {
  return parts.flatMap((part) => (part ? [/[.!?…]$/.test(part) ? part : `${part}.`] : [])).join(' ');
}

/** More characters of a description are not shown by search engines. */
const descriptionLength = 300;

/** A text on one line, ended at a word when it is too long for a description. */
export function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= descriptionLength) return line;
  const end = Math.max(line.lastIndexOf(' ', descriptionLength - 1), descriptionLength / 2);
  return `${cutText(line, end).trimEnd()}…`;
}
