'use client';
import { TableFilterRow } from '../filters/TableFilterRow.tsx';
import { gridRoles } from '../keyboard/gridRoles.ts';
import { useTableStore } from '../model/TableStore.ts';
import { renderVisibleCells } from '../rows/renderVisibleCells.tsx';
import { TableSelectCell } from '../rows/TableSelectCell.tsx';
import * as styles from './TableHead.css.ts';
import { TableHeaderCell } from './TableHeaderCell.tsx';
import type { ColumnDrag } from './useColumnDrag.ts';
import type { ColumnSlot } from './visibleColumns.ts';

export interface TableHeadProps {
  /** The cells to render; undefined: those of all columns. */
  slots: readonly ColumnSlot[] | undefined;
  drag: ColumnDrag;
}

/** The headers, which sort, and the row of filters. Visually hidden on a phone, where controls above the table replace them. */
export function TableHead({ slots, drag }: TableHeadProps) {
  const { visibleColumns, selection, isPhone } = useTableStore();
  const hasFilters = visibleColumns.some(({ filter }) => filter);
  return (
    <thead {...gridRoles.rowGroup} className={isPhone ? styles.heardOnly : styles.head}>
      <tr {...gridRoles.row} aria-rowindex={1} className={styles.headRow}>
        {selection && !isPhone && <TableSelectCell {...selection.selectPage} />}
        {renderVisibleCells(visibleColumns, slots, (column, index) => (
          <TableHeaderCell key={column.id} index={index} drag={drag} />
        ))}
      </tr>
      {hasFilters && !isPhone && <TableFilterRow slots={slots} />}
    </thead>
  );
}
