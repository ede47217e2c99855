import type { ReactNode } from 'react';
import * as styles from './RankedBarsTable.css.ts';

export interface RankedBarsTableProps {
  columns: readonly string[];
  /** Whether the table is a skeleton. */
  isAwaited?: boolean;
  children: ReactNode;
}

/** A ranking is a table: the first column holds each name with its bar below, and the other columns hold the values. */
export function RankedBarsTable({ columns, isAwaited, children }: RankedBarsTableProps) {
  return (
    <table aria-hidden={isAwaited} className={styles.table}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className={styles.head}>
              <span className={styles.words}>{column}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

export interface RankedBarsRowProps {
  label: ReactNode;
  /** Start and length of the bar, as shares of the column’s width. */
  start: number;
  size: number;
  /** One cell for each further column. */
  children: readonly ReactNode[];
}

export function RankedBarsRow({ label, start, size, children }: RankedBarsRowProps) {
  return (
    <tr>
      <th scope="row" className={styles.name}>
        {label}
        <span className={styles.track}>
          <span style={{ insetInlineStart: `${start * 100}%`, inlineSize: `${size * 100}%` }} className={styles.bar} />
        </span>
      </th>
      {children.map((figure, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change their order
        <td key={place} className={styles.figure}>
          {figure}
        </td>
      ))}
    </tr>
  );
}
