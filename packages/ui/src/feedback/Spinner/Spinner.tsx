'use client';
import { rootProps } from '../../internal/rootProps.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import type { SpinnerSize } from './Spinner.css.ts';
import * as styles from './Spinner.css.ts';

export type { SpinnerSize } from './Spinner.css.ts';

export interface SpinnerProps extends SharedProps<HTMLDivElement> {
  /** The accessible name: what is loading. Not visible. */
  label: string;
  /** 16, 24, or 40 px. @default 'medium' */
  size?: SpinnerSize;
}

/** Shows that something is in progress for an unknown time. For loading content, use Skeleton. */
export function Spinner({ label, size = 'medium', ...shared }: SpinnerProps) {
  return (
    // React Aria’s ProgressBar would add its number formatting to every Button, although a spinner has no value.
    <div aria-label={label} {...rootProps(shared, `${styles.spinner} ${styles.size[size]}`)} role="progressbar">
      <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.ring}>
        <circle className={styles.track} cx="12" cy="12" r="10" pathLength="100" />
        <circle className={styles.arc} cx="12" cy="12" r="10" pathLength="100" />
      </svg>
    </div>
  );
}
