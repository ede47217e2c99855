/** The approximate width of a letter in a label and of a digit on the axis, in px. */
export const letter = 6.5;
export const digit = 7.5;

/** Px between two labels of an axis. */
export const betweenLabels = 6;

/** Unicode’s first strong isolate and its end. They keep the ellipsis at the end of the text in either direction. */
const isolate = '\u2068';
const end = '\u2069';

/** Marks of direction have no width. */
const directionMarks = /[\u200e\u200f\u2066-\u2069]/g;

/** The letters of a text that have a width. */
export const lettersOf = (text: string): number => text.replace(directionMarks, '').length;

/** Returns the text, clipped to this number of letters. A clipped text has the marks around it alone. */
export function clipped(text: string, letters: number): string {
  if (lettersOf(text) <= letters) return text;
  return `${isolate}${text.replace(directionMarks, '').slice(0, Math.max(1, letters - 1))}…${end}`;
}
