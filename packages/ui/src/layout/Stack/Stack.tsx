import type { ReactNode } from 'react';
import type { StackGap } from '../../internal/gapVariants.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import type { StackAlign, StackDirection, StackJustify } from './Stack.css.ts';
import * as styles from './Stack.css.ts';

export type { StackGap } from '../../internal/gapVariants.ts';
export type { StackAlign, StackDirection, StackJustify } from './Stack.css.ts';

export interface StackProps extends SharedProps<HTMLDivElement> {
  /** Space between two children, in units of 4 px. @default '4' */
  gap?: StackGap;
  /** A row wraps when it runs out of room. @default 'column' */
  direction?: StackDirection;
  /** Across the direction. @default 'stretch' in a column, 'center' in a row */
  align?: StackAlign;
  /** Along the direction. @default 'start' */
  justify?: StackJustify;
  children: ReactNode;
}

const alignOf = { column: 'stretch', row: 'center' } satisfies Record<StackDirection, StackAlign>;

/** Sets its children one after the other with even space between; components carry no margin of their own. */
export function Stack({
  gap = '4',
  direction = 'column',
  align = alignOf[direction],
  justify = 'start',
  children,
  ...shared
}: StackProps) {
  return (
    <div {...shared} className={styles.stack({ gap, direction, align, justify })}>
      {children}
    </div>
  );
}
