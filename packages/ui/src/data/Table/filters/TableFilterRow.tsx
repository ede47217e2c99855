'use client';
import { pinOf } from '../columns/pinOf.ts';
import * as styles from '../columns/TableHead.css.ts';
import type { ColumnSlot } from '../columns/visibleColumns.ts';
import { gridRoles } from '../keyboard/gridRoles.ts';
import { useTableStore } from '../model/TableStore.ts';
import { renderVisibleCells } from '../rows/renderVisibleCells.tsx';
import { TableFilterCell } from './TableFilterCell.tsx';

export interface TableFilterRowProps {
  /** The cells to render; undefined: those of all columns. */
  slots: readonly ColumnSlot[] | undefined;
}

/** A field under the header of each column that can be filtered. */
export function TableFilterRow({ slots }: TableFilterRowProps) {
  const { visibleColumns, leadCells, draft, state } = useTableStore();
  const { filters, pinned } = state;
  return (
    <tr {...gridRoles.row} aria-rowindex={2} className={styles.headRow}>
      {leadCells > 0 && <td {...gridRoles.cell} aria-colindex={1} data-pin="start" className={styles.filter} />}
      {renderVisibleCells(visibleColumns, slots, (column, index) => (
        <td
          key={column.id}
          {...gridRoles.cell}
          {...pinOf(visibleColumns, index, pinned)}
          aria-colindex={leadCells + index + 1}
          className={styles.filter}
        >
          {column.filter && <TableFilterCell column={column} applied={filters[column.id]} draft={draft} />}
        </td>
      ))}
    </tr>
  );
}
