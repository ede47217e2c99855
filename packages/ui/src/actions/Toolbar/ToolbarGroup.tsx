import type { ReactNode } from 'react';
import { Group } from 'react-aria-components/Group';
import { rootProps } from '../../internal/rootProps.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import * as styles from './Toolbar.css.ts';

export interface ToolbarGroupProps extends SharedProps<HTMLDivElement> {
  /** Names the group and must be unique in its toolbar. Visible only as a heading in the overflow menu. */
  label: string;
  /** ToolbarButtons. */
  children: ReactNode;
}

/** ToolbarButtons that belong together. A line separates groups. */
export function ToolbarGroup({ label, children, ...shared }: ToolbarGroupProps) {
  return (
    <Group {...rootProps(shared, styles.group)} aria-label={label}>
      {children}
    </Group>
  );
}
