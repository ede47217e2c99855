import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './CountedHelp.css.ts';

interface CountedHelpProps {
  description: ReactNode;
  /** The visible counter: "3 / 8". */
  count: string;
  /** The limit for screen readers: "Up to 8 tags." */
  limit: string;
  /** Announced when it changes. */
  children?: ReactNode;
}

/** A field's description with a counter of its limit. */
export function CountedHelp({ description, count, limit, children }: CountedHelpProps) {
  return (
    <span className={styles.help}>
      {description !== undefined && <span>{description}</span>}
      <VisuallyHidden>{limit}</VisuallyHidden>
      <span aria-hidden="true" className={styles.count}>
        {count}
      </span>
      {children}
    </span>
  );
}
