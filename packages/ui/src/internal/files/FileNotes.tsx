import * as styles from './FileDrop.css.ts';

/** What is said below a field of files, a line each: what may be chosen, or why something was refused. */
export function FileNotes({ lines }: { lines: readonly string[] }) {
  return (
    <span className={styles.notes}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </span>
  );
}
