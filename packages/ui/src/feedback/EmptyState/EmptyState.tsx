import type { ReactNode } from 'react';
import { Text } from '../../layout/Text/Text.tsx';
import type { SharedProps } from '../../system/SharedProps.ts';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps extends SharedProps<HTMLDivElement> {
  /** What would be here. */
  message: string;
  /** The next step: a Button or a Link. */
  action?: ReactNode;
}

/** There is nothing to show, and nothing went wrong. */
export function EmptyState({ message, action, ...shared }: EmptyStateProps) {
  return (
    <div {...shared} className={styles.empty}>
      <Text tone="muted">{message}</Text>
      {action}
    </div>
  );
}
