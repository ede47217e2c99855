'use client';
import { ProgressBar } from 'react-aria-components/ProgressBar';
import type { SharedProps } from '../SharedProps.ts';
import * as styles from './Spinner.css.ts';

/** 16, 24 and 40 px. */
export type SpinnerSize = 'small' | 'medium' | 'large';

export interface SpinnerProps extends SharedProps<HTMLDivElement> {
  /** What is awaited; heard, not seen. */
  label: string;
  /** @default 'medium' */
  size?: SpinnerSize;
}

/** Something is under way and nobody knows how long. For content that is on its way, use Skeleton. */
export function Spinner({ label, size = 'medium', ...shared }: SpinnerProps) {
  return (
    <ProgressBar {...shared} isIndeterminate aria-label={label} className={styles.spinner({ size })}>
      <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.ring}>
        <circle className={styles.track} cx="12" cy="12" r="10" pathLength="100" />
        <circle className={styles.arc} cx="12" cy="12" r="10" pathLength="100" />
      </svg>
    </ProgressBar>
  );
}
