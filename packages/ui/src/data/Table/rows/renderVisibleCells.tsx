import type { ReactNode } from 'react';
import type { ColumnSlot } from '../columns/visibleColumns.ts';
import * as styles from './TableBody.css.ts';

/**
 * The cells of a row: of each column, or of those that are drawn, with an empty cell as wide as the columns between.
 * @param cell given its column and the place of that, from 0
 */
export function renderVisibleCells<Column>(
  columns: readonly Column[],
  slots: readonly ColumnSlot[] | undefined,
  cell: (column: Column, place: number) => ReactNode,
): ReactNode {
  if (!slots) return columns.map(cell);
  return slots.map((slot) => {
    if (typeof slot === 'object') return <Gap key={`from ${slot.from}`} count={slot.count} />;
    const column = columns[slot];
    return column === undefined ? null : cell(column, slot);
  });
}

/** Nothing is said of it: cells say their own place among all. */
function Gap({ count }: { count: number }) {
  return <td aria-hidden="true" colSpan={count} style={{ gridColumn: `span ${count}` }} className={styles.gap} />;
}
