import type { ReactNode } from 'react';
import * as styles from './RankedBarsTable.css.ts';

export interface RankedBarsTableProps {
  columns: readonly string[];
  /** It holds the place of what comes. */
  isAwaited?: boolean;
  children: ReactNode;
}

/** The ranking is a table: bars stand under the names in its first column, the figures beside them. */
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
  /** Where the bar begins and how long it is, as shares of the column. */
  start: number;
  size: number;
  /** One for each further column. */
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
        // biome-ignore lint/suspicious/noArrayIndexKey: columns stay where they are
        <td key={place} className={styles.figure}>
          {figure}
        </td>
      ))}
    </tr>
  );
}
