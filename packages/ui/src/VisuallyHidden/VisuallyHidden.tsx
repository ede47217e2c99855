import type { ReactNode } from 'react';
import type { SharedProps } from '../SharedProps.ts';
import * as styles from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps extends SharedProps<HTMLSpanElement> {
  children: ReactNode;
}

/** Words that are heard and not seen. */
export function VisuallyHidden({ children, ...shared }: VisuallyHiddenProps) {
  return (
    <span {...shared} className={styles.hidden}>
      {children}
    </span>
  );
}
