import type { ReactNode } from 'react';
import type { ColumnSlot } from '../columns/visibleColumns.ts';
import * as styles from './TableBody.css.ts';

/**
 * Renders the cells of a row: of all columns, or of the given slots, with an empty cell across the columns of each gap.
 * @param cell renders the cell of a column at a 0-based place
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

/** Hidden from screen readers, because `aria-colindex` gives the position of the other cells. */
function Gap({ count }: { count: number }) {
  return <td aria-hidden="true" colSpan={count} style={{ gridColumn: `span ${count}` }} className={styles.gap} />;
}
