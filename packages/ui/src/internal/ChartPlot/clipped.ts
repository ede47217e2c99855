/** The approximate width of a letter in a label and of a digit on the axis, in px. */
export const letter = 6.5;
export const digit = 7.5;

/** Px between two labels of an axis. */
export const betweenLabels = 6;

/** Unicode’s first strong isolate and its end. They keep the ellipsis at the end of the text in either direction. */
const isolate = '\u2068';
const end = '\u2069';

/** Returns the text, clipped to this number of letters. */
export function clipped(text: string, letters: number): string {
  if (text.length <= letters) return text;
  return `${isolate}${text.slice(0, Math.max(1, letters - 1))}…${end}`;
}
