import { markOf } from './markOf.ts';
import * as styles from './NameMark.css.ts';

export type NameMarkSize = keyof typeof styles.size;

interface NameMarkProps {
  name: string;
  size: NameMarkSize;
}

/**
 * The first letter of a name, in a color and a shape that follow from the name. In place of a logo. Hidden from
 * assistive technology, because the name is always next to it.
 */
export function NameMark({ name, size }: NameMarkProps) {
  const { ground, color } = markOf(name);
  return (
    <span
      aria-hidden="true"
      // Not text, which would be copied and indexed before the name.
      data-letter={firstLetter(name)}
      className={`${styles.mark} ${styles.size[size]} ${styles.ground[ground]} ${styles.color[color]}`}
    />
  );
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Returns the first letter or digit of any script, as a grapheme. `@Pay` starts at the P. */
function firstLetter(name: string): string {
  const characters = Array.from(graphemes.segment(name), ({ segment }) => segment);
  const letter = characters.find((character) => /[\p{L}\p{N}]/u.test(character)) ?? characters[0] ?? '';
  return letter.toLocaleUpperCase();
}
