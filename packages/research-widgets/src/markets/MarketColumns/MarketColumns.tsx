import type { ReactNode } from 'react';
import * as styles from './MarketColumns.css.ts';

export interface MarketColumnsProps {
  /** What was raised lately, above both columns. */
  rounds: ReactNode;
  /** The companies: a list in the main column, or a table of the whole width. */
  companies: ReactNode;
  /** Whether the companies have the whole width. */
  isWide: boolean;
  /** News, below the companies. */
  news: ReactNode;
  /** Reference facts beside both, such as who invests. */
  side: ReactNode;
}

/** The parts of a market’s overview in two columns. On a phone, one after the other. */
export function MarketColumns({ rounds, companies, isWide, news, side }: MarketColumnsProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.columns}>
        <div className={styles.wide}>{rounds}</div>
        {/* The same element in both widths, so that focus stays on the button that changes them. */}
        <div className={isWide ? styles.wide : styles.part}>{companies}</div>
        <div className={isWide ? styles.part : styles.side}>{side}</div>
        <div className={styles.part}>{news}</div>
      </div>
    </div>
  );
}
