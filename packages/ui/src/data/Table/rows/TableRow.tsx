'use client';
import { memo, type ReactNode } from 'react';
import { Skeleton, type SkeletonWidth } from '../../../feedback/Skeleton/Skeleton.tsx';
import { pinOf } from '../columns/pinOf.ts';
import type { ColumnSlot } from '../columns/visibleColumns.ts';
import { gridRoles } from '../keyboard/gridRoles.ts';
import type { TableColumn } from '../model/TableColumn.ts';
import type { TableState } from '../model/TableState.ts';
import { rowHeight } from '../Table.css.ts';
import { renderVisibleCells } from './renderVisibleCells.tsx';
import { setRowKey } from './rowKeys.ts';
import * as styles from './TableBody.css.ts';
import { TableCellValue } from './TableCellValue.tsx';
import { TableSelectCell } from './TableSelectCell.tsx';
import type { RowSelect } from './useRowSelection.ts';

export interface TableRowProps<Row> {
  row: Row;
  /** Identifies the row on every page. */
  rowKey: string;
  columns: readonly TableColumn<Row>[];
  /** The cells to render; undefined: all. */
  slots: readonly ColumnSlot[] | undefined;
  pinned: TableState['pinned'];
  /** `aria-rowindex`: from 1, header rows included. */
  rowIndex: number;
  /** The row is a card, with its cells below each other. */
  isCard: boolean;
  /** Index of a virtualized row, from 0; undefined if the row follows the one before it. */
  place?: number;
  /** Labels the checkbox. */
  selectLabel?: string;
  /** Without it, the row can't be selected. */
  onSelect?: RowSelect;
  isSelected?: boolean | undefined;
  /** Its details are shown beside the table. @default false */
  isCurrent?: boolean;
}

function PlainRow<Row>({
  row,
  rowKey,
  columns,
  slots,
  pinned,
  rowIndex,
  isCard,
  place,
  selectLabel = '',
  onSelect,
  isSelected = false,
  isCurrent = false,
}: TableRowProps<Row>) {
  return (
    <tr
      ref={(element) => setRowKey(element, rowKey)}
      {...gridRoles.row}
      aria-rowindex={rowIndex}
      aria-selected={onSelect && isSelected}
      aria-current={isCurrent || undefined}
      style={place === undefined ? undefined : { insetBlockStart: `calc(${place} * ${rowHeight})` }}
      className={styles.row}
    >
      {onSelect && (
        <TableSelectCell
          label={selectLabel}
          isSelected={isSelected}
          onChange={(change) => onSelect({ key: rowKey, ...change })}
        />
      )}
      {renderVisibleCells(columns, slots, (column, index) => {
        // Not only hidden, because the arrow keys move through all cells.
        if (isCard && column.phoneLine === 'none') return null;
        const content = column.cell ? column.cell(row) : <TableCellValue {...{ column, row }} />;
        return renderCell({
          ...{ columns, index, pinned },
          lead: onSelect ? 1 : 0,
          children: isCard ? <div className={styles.value}>{content}</div> : content,
        });
      })}
    </tr>
  );
}

/** Renders only when its row, index, selection or columns change. */
export const TableRow = memo(PlainRow) as typeof PlainRow;

export interface TableSkeletonRowProps<Row> {
  columns: readonly TableColumn<Row>[];
  slots: readonly ColumnSlot[] | undefined;
  pinned: TableState['pinned'];
  /** From 0. */
  index: number;
  /** Cells before the first column. */
  lead: number;
}

const widths: readonly SkeletonWidth[] = ['most', 'half', 'most', 'full'];

/** A placeholder of a row, with its height. Screen readers skip it: the table itself is marked as busy. */
export function TableSkeletonRow<Row>({ columns, slots, pinned, index, lead }: TableSkeletonRowProps<Row>) {
  return (
    <tr {...gridRoles.row} className={styles.row}>
      {lead > 0 && <td {...gridRoles.cell} aria-colindex={1} data-pin="start" className={styles.cell({})} />}
      {renderVisibleCells(columns, slots, (column, place) =>
        renderCell({
          ...{ columns, pinned, lead },
          index: place,
          isNameless: true,
          children: (
            <span className={styles.skeleton({ shape: column.skeleton ?? 'text' })}>
              <Skeleton
                shape={column.skeleton === 'square' ? 'block' : 'text'}
                width={column.skeleton === undefined ? widths[(index + place) % widths.length] : 'full'}
              />
            </span>
          ),
        }),
      )}
    </tr>
  );
}

interface CellProps<Row> extends Pick<TableRowProps<Row>, 'columns' | 'pinned'> {
  index: number;
  /** Cells before the first column. */
  lead: number;
  /** A skeleton, which doesn't name its row. */
  isNameless?: boolean;
  children: ReactNode;
}

const cellStyles = { start: styles.cell({ align: 'start' }), end: styles.cell({ align: 'end' }) } as const;

/** Not a component: a table has hundreds of cells, and each would be one more element for React to compare. */
function renderCell<Row>({ columns, index, pinned, lead, isNameless = false, children }: CellProps<Row>): ReactNode {
  const column = columns[index];
  if (!column) return null;
  const { id, header, align = 'start', isRowHeader, isBareOnPhone = false, phoneLine } = column;
  const shared = {
    ...pinOf(columns, index, pinned),
    'aria-colindex': lead + index + 1,
    // Shown before the value in a card, which has no column headers.
    'data-label': isBareOnPhone ? undefined : header,
    'data-bare': isBareOnPhone ? (isRowHeader ?? false) : undefined,
    'data-line': phoneLine,
    className: cellStyles[align],
  };
  return isRowHeader && !isNameless ? (
    <th key={id} {...gridRoles.rowHeader} {...shared}>
      {children}
    </th>
  ) : (
    <td key={id} {...gridRoles.cell} {...shared}>
      {children}
    </td>
  );
}
