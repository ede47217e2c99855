import * as styles from './CardWord.css.ts';

/** A word beside a value on a phone’s card, which names no columns. Screen readers get the name of the column. */
export function CardWord({ children }: { children: string }) {
  return (
    <span aria-hidden="true" className={styles.word}>
      {children}
    </span>
  );
}
