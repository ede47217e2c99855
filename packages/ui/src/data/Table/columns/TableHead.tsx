'use client';
import { TableFilterRow, type TableFilterRowProps } from '../filters/TableFilterRow.tsx';
import { gridRoles } from '../keyboard/gridRoles.ts';
import { renderVisibleCells } from '../rows/renderVisibleCells.tsx';
import { TableSelectCell, type TableSelectCellProps } from '../rows/TableSelectCell.tsx';
import * as styles from './TableHead.css.ts';
import { TableHeaderCell, type TableHeaderCellProps } from './TableHeaderCell.tsx';

export interface TableHeadProps
  extends Omit<TableFilterRowProps, 'lead' | 'pinned'>,
    Pick<TableHeaderCellProps, 'state' | 'onSort' | 'tools' | 'lead'> {
  /** On a phone it is heard only: the controls stand above the table. */
  isHeardOnly: boolean;
  /** Marks the rows of the page; without it, rows cannot be marked. */
  selectPage: TableSelectCellProps | undefined;
}

/** Names of the columns, each sorting by it, and the row of filters. */
export function TableHead({ state, onSort, tools, lead, isHeardOnly, selectPage, ...filterRow }: TableHeadProps) {
  const { columns, slots } = filterRow;
  const hasFilters = columns.some(({ filter }) => filter);
  return (
    <thead {...gridRoles.rowGroup} className={isHeardOnly ? styles.heardOnly : styles.head}>
      <tr {...gridRoles.row} aria-rowindex={1} className={styles.headRow}>
        {selectPage && <TableSelectCell {...selectPage} />}
        {renderVisibleCells(columns, slots, (column, index) => (
          <TableHeaderCell
            key={column.id}
            {...{ columns, index, lead, state, onSort }}
            tools={isHeardOnly ? undefined : tools}
            isPlain={isHeardOnly}
          />
        ))}
      </tr>
      {hasFilters && !isHeardOnly && <TableFilterRow {...filterRow} lead={lead} pinned={state.pinned} />}
    </thead>
  );
}
