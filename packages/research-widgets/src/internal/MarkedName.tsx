import type { ReactNode } from 'react';
import * as styles from './MarkedName.css.ts';

interface MarkedNameProps {
  /** Badges, which are never clipped. */
  mark: ReactNode;
  children: ReactNode;
}

/** The name of a row, followed by what is new about it. */
export function MarkedName({ mark, children }: MarkedNameProps) {
  return (
    <span className={styles.name}>
      <span className={styles.clipped}>{children}</span>
      <span className={styles.mark}>{mark}</span>
    </span>
  );
}
