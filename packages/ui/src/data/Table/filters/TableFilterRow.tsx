'use client';
import { memo } from 'react';
import { pinOf } from '../columns/pinOf.ts';
import * as styles from '../columns/TableHead.css.ts';
import type { ColumnSlot } from '../columns/visibleColumns.ts';
import { gridRoles } from '../keyboard/gridRoles.ts';
import type { TableColumnFacts } from '../model/TableColumn.ts';
import type { TableState } from '../model/TableState.ts';
import { renderVisibleCells } from '../rows/renderVisibleCells.tsx';
import type { FilterDraft } from './filterDraft.ts';
import { TableFilterCell } from './TableFilterCell.tsx';

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
