/** Letters of the scripts that run from right to left. */
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/**
 * A day for a sentence in another script: words that run the other way neither take its figures nor turn them around.
 * One that runs as the sentence does comes back as it is.
 */
export function bidiIsolatedDate(day: string): string {
  return rightToLeft.test(day) ? `\u2068${day}\u2069` : day;
}
