import type { Formats } from '../../formats/createFormats.ts';

/** The forms of an Arabic noun. `few` is for 3 to 10, `many` for 11 to 99. `one` and `two` have no number before them. */
export interface ArabicNoun {
  zero: string;
  one: string;
  two: string;
  few: string;
  many: string;
  other: string;
}

/** Returns a counted noun in the form that Arabic asks for, such as `شركتان` and `3 شركات`. */
export function counted(
  count: number,
  noun: ArabicNoun,
  { number, plural }: Pick<Formats, 'number' | 'plural'>,
): string {
  const digits = number(count);
  return plural(count, {
    zero: noun.zero,
    one: noun.one,
    two: noun.two,
    few: `${digits} ${noun.few}`,
    many: `${digits} ${noun.many}`,
    other: `${digits} ${noun.other}`,
  });
}

/**
 * Keeps the direction of a name apart from that of the sentence around it, so that digits and punctuation beside a
 * Latin name stay where they belong. Not for text that is stored.
 */
export function isolated(name: string): string {
  return `\u2068${name}\u2069`;
}
