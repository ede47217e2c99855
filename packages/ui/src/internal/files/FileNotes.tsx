import * as styles from './FileDrop.css.ts';

/** The lines below a file field: the restrictions, or why files were refused. */
export function FileNotes({ lines }: { lines: readonly string[] }) {
  return (
    <span className={styles.notes}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </span>
  );
}
