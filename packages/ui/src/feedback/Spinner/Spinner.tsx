'use client';
import type { SharedProps } from '../../system/SharedProps.ts';
import type { SpinnerSize } from './Spinner.css.ts';
import * as styles from './Spinner.css.ts';

export type { SpinnerSize } from './Spinner.css.ts';

export interface SpinnerProps extends SharedProps<HTMLDivElement> {
  /** What is awaited; heard, not seen. */
  label: string;
  /** @default 'medium' */
  size?: SpinnerSize;
}

/** Something is under way and nobody knows how long. For content that is on its way, use Skeleton. */
export function Spinner({ label, size = 'medium', ...shared }: SpinnerProps) {
  return (
    // Not React Aria's ProgressBar: without a value there is nothing to format, and every Button would carry it.
    <div {...shared} role="progressbar" aria-label={label} className={`${styles.spinner} ${styles.size[size]}`}>
      <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.ring}>
        <circle className={styles.track} cx="12" cy="12" r="10" pathLength="100" />
        <circle className={styles.arc} cx="12" cy="12" r="10" pathLength="100" />
      </svg>
    </div>
  );
}
