/** About as wide as a letter of a label and as a figure of the axis, in px. */
export const letter = 6.5;
export const digit = 7.5;

/** Unicode's first strong isolate and its end: what is cut ends with the dots, whichever way it runs. */
const isolate = '\u2068';
const end = '\u2069';

/** The text, cut where it has more letters than that. */
export function clipped(text: string, letters: number): string {
  if (text.length <= letters) return text;
  return `${isolate}${text.slice(0, Math.max(1, letters - 1))}…${end}`;
}
