import type { ReactNode } from 'react';
import type { SharedProps } from '../../system/SharedProps.ts';
import type { BadgeTone } from './Badge.css.ts';
import * as styles from './Badge.css.ts';

export type { BadgeTone } from './Badge.css.ts';

export interface BadgeProps extends SharedProps<HTMLSpanElement> {
  /** What kind of state it is; the words say which. @default 'neutral' */
  tone?: BadgeTone;
  /** One or two words, or a count. */
  children: ReactNode;
}

/** The state of the thing beside it: New, Draft, 3. It does nothing when pressed; a Tag may. */
export function Badge({ tone = 'neutral', children, ...shared }: BadgeProps) {
  return (
    <span {...shared} className={styles.badge({ tone })}>
      {children}
    </span>
  );
}
