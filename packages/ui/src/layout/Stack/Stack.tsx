import type { ReactNode } from 'react';
import type { StackGap } from '../../internal/gapVariants.ts';
import { rootProps } from '../../internal/rootProps.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import type { StackAlign, StackDirection, StackJustify } from './Stack.css.ts';
import * as styles from './Stack.css.ts';

export type { StackGap } from '../../internal/gapVariants.ts';
export type { StackAlign, StackDirection, StackJustify } from './Stack.css.ts';

export interface StackProps extends SharedProps<HTMLDivElement> {
  /** Space between children, in units of 4 px. @default '4' */
  gap?: StackGap;
  /** The main axis. A row wraps. @default 'column' */
  direction?: StackDirection;
  /** Alignment across the main axis. @default 'stretch' in a column, 'center' in a row */
  align?: StackAlign;
  /** Alignment along the main axis. @default 'start' */
  justify?: StackJustify;
  children: ReactNode;
}

const alignOf = { column: 'stretch', row: 'center' } satisfies Record<StackDirection, StackAlign>;

/** Places its children in a column or row with equal space between them. Components have no margin of their own. */
export function Stack({
  gap = '4',
  direction = 'column',
  align = alignOf[direction],
  justify = 'start',
  children,
  ...shared
}: StackProps) {
  return <div {...rootProps(shared, styles.stack({ gap, direction, align, justify }))}>{children}</div>;
}
