import type { ReactNode } from 'react';
import { rootProps } from '../../internal/rootProps.ts';
import { Text } from '../../layout/Text/Text.tsx';
import type { SharedProps } from '../../system/SharedProps.ts';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps extends SharedProps<HTMLDivElement> {
  /** What the view will contain, such as “No lists yet”. */
  message: string;
  /** The next step: a Button or a Link. */
  action?: ReactNode;
}

/** Says that a view has nothing to show although nothing failed. For a failure, use ErrorState. */
export function EmptyState({ message, action, ...shared }: EmptyStateProps) {
  return (
    <div {...rootProps(shared, styles.empty)}>
      <Text tone="muted">{message}</Text>
      {action}
    </div>
  );
}
