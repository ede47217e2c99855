/** Letters of right-to-left scripts. */
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/**
 * Isolates a date within a sentence of the other direction, so that its digits keep their order. Returns a date of the
 * same direction unchanged.
 */
export function bidiIsolatedDate(day: string): string {
  return rightToLeft.test(day) ? `\u2068${day}\u2069` : day;
}
