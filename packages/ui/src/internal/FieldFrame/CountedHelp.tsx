import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './CountedHelp.css.ts';

interface CountedHelpProps {
  description: ReactNode;
  /** How much is used of how much, seen only: "3 / 8". */
  count: string;
  /** How much there may be, heard only: "Up to 8 tags." */
  limit: string;
  /** What is read out as it changes. */
  children?: ReactNode;
}

/** A field's description, and beside it how much of its limit is used. */
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
