import type { ReactNode } from 'react';
import { rootProps } from '../../internal/rootProps.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import type { StackGap } from '../Stack/Stack.tsx';
import type { GridColumns } from './Grid.css.ts';
import * as styles from './Grid.css.ts';

export type { GridColumns } from './Grid.css.ts';

export interface GridProps extends SharedProps<HTMLDivElement> {
  /**
   * Minimum column width: 10, 16, or 24 rem. The grid has as many equal columns as fit. `sidebar` has two children: a
   * main column and one of half its width. @default 'medium'
   */
  columns?: GridColumns;
  /** Space between cells, in units of 4 px. @default '4' */
  gap?: StackGap;
  children: ReactNode;
}

/** Places similar items in columns of equal width. On a phone, it has one column. */
export function Grid({ columns = 'medium', gap = '4', children, ...shared }: GridProps) {
  return <div {...rootProps(shared, styles.grid({ columns, gap }))}>{children}</div>;
}
