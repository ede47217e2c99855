import type { ReactNode } from 'react';
import { rootProps } from '../../internal/rootProps.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import type { BadgeTone } from './Badge.css.ts';
import * as styles from './Badge.css.ts';

export type { BadgeTone } from './Badge.css.ts';

export interface BadgeProps extends SharedProps<HTMLSpanElement> {
  /** The kind of state. The text must name the state. @default 'neutral' */
  tone?: BadgeTone;
  /** One or two words, or a count. */
  children: ReactNode;
}

/**
 * A static label for the state of the item beside it, such as “New” or “3”. For a category or an interactive label, use
 * Tag.
 */
export function Badge({ tone = 'neutral', children, ...shared }: BadgeProps) {
  return <span {...rootProps(shared, styles.badge({ tone }))}>{children}</span>;
}
