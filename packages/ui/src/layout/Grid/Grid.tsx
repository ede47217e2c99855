import type { ReactNode } from 'react';
import type { SharedProps } from '../../system/SharedProps.ts';
import type { StackGap } from '../Stack/Stack.tsx';
import type { GridColumns } from './Grid.css.ts';
import * as styles from './Grid.css.ts';

export type { GridColumns } from './Grid.css.ts';

export interface GridProps extends SharedProps<HTMLDivElement> {
  /** As many columns as find room, all of one width. @default 'medium' */
  columns?: GridColumns;
  /** Space between two cells, in units of 4 px. @default '4' */
  gap?: StackGap;
  children: ReactNode;
}

/** Things of one kind in columns of one width; one under the other on a phone. */
export function Grid({ columns = 'medium', gap = '4', children, ...shared }: GridProps) {
  return (
    <div {...shared} className={styles.grid({ columns, gap })}>
      {children}
    </div>
  );
}
