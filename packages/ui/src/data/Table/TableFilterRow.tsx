'use client';
import { memo } from 'react';
import type { FilterDraft } from './filterDraft.ts';
import { gridRoles } from './gridRoles.ts';
import { pinOf } from './pinOf.ts';
import { renderVisibleCells } from './renderVisibleCells.tsx';
import type { TableColumnFacts } from './TableColumn.ts';
import { TableFilterCell } from './TableFilterCell.tsx';
import * as styles from './TableHead.css.ts';
import type { TableState } from './TableState.ts';
import type { ColumnSlot } from './visibleColumns.ts';

export interface TableFilterRowProps {
  columns: readonly TableColumnFacts[];
  filters: TableState['filters'];
  draft: FilterDraft;
  /** Cells before the first column. */
  lead?: number;
  pinned?: TableState['pinned'];
  /** What is drawn of a row; undefined: every column. */
  slots: readonly ColumnSlot[] | undefined;
}

function PlainFilterRow({ columns, filters, draft, lead = 0, pinned, slots }: TableFilterRowProps) {
  return (
    <tr {...gridRoles.row} aria-rowindex={2} className={styles.headRow}>
      {lead > 0 && <td {...gridRoles.cell} aria-colindex={1} data-pin="start" className={styles.filter} />}
      {renderVisibleCells(columns, slots, (column, index) => (
        <td
          key={column.id}
          {...gridRoles.cell}
          {...pinOf(columns, index, pinned)}
          aria-colindex={lead + index + 1}
          className={styles.filter}
        >
          {column.filter && <TableFilterCell column={column} applied={filters[column.id]} draft={draft} />}
        </td>
      ))}
    </tr>
  );
}

/** A field under each header that can be filtered. Drawn again only when the columns or the filters change. */
export const TableFilterRow = memo(PlainFilterRow);
