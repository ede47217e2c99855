import type { ReactNode } from 'react';
import { rootProps } from '../../internal/rootProps.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import * as styles from './List.css.ts';

export interface ListItemProps extends SharedProps<HTMLLIElement> {
  /** The content of the row. */
  children: ReactNode;
}

/** An item of a List, which determines its look. */
export function ListItem({ children, ...shared }: ListItemProps) {
  return <li {...rootProps(shared, styles.item)}>{children}</li>;
}
