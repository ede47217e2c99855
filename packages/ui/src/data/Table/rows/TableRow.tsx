'use client';
import { memo, type ReactNode } from 'react';
import { Skeleton, type SkeletonWidth } from '../../../feedback/Skeleton/Skeleton.tsx';
import { tokens } from '../../../system/theme/tokens.css.ts';
import { pinOf } from '../columns/pinOf.ts';
import type { ColumnSlot } from '../columns/visibleColumns.ts';
import { gridRoles } from '../keyboard/gridRoles.ts';
import type { TableColumn } from '../model/TableColumn.ts';
import type { TableState } from '../model/TableState.ts';
import { renderVisibleCells } from './renderVisibleCells.tsx';
import { setRowKey } from './rowKeys.ts';
import * as styles from './TableBody.css.ts';
import { TableSelectCell } from './TableSelectCell.tsx';

export interface TableRowProps<Row> {
  row: Row;
  /** What it is known by, whatever its place. */
  rowKey: unknown;
  columns: readonly TableColumn<Row>[];
  /** What is drawn of it; undefined: every column. Keep it between renders. */
  slots: readonly ColumnSlot[] | undefined;
  pinned: TableState['pinned'];
  /** Place among all rows of the table, those of the head included, from 1. */
  rowIndex: number;
  /** Its cells stand under each other. */
  isCard: boolean;
  /** Where the row stands among all, where it is laid out by itself; undefined where it follows the one before it. */
  place?: number;
  /** Selects rows. Without it, they can't be selected. */
  select?: RowSelect<Row> | undefined;
  isSelected?: boolean;
}

/** Keep it between renders. */
export interface RowSelect<Row> {
  idOf: (row: Row) => string;
  /** What a screen reader says of its checkbox. */
  labelOf: (row: Row) => string;
  onSelect: (change: { id: string; isSelected: boolean; isRange: boolean }) => void;
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
  select,
  isSelected = false,
}: TableRowProps<Row>) {
  return (
    <tr
      ref={(element) => setRowKey(element, rowKey)}
      {...gridRoles.row}
      aria-rowindex={rowIndex}
      aria-selected={select && isSelected}
      style={place === undefined ? undefined : { insetBlockStart: `calc(${place} * ${tokens.density.row})` }}
      className={styles.row}
    >
      {select && (
        <TableSelectCell
          label={select.labelOf(row)}
          isSelected={isSelected}
          onChange={(change) => select.onSelect({ id: select.idOf(row), ...change })}
        />
      )}
      {renderVisibleCells(columns, slots, (column, index) => (
        <Cell key={column.id} {...{ columns, index, pinned }} lead={select ? 1 : 0}>
          {isCard ? <div className={styles.value}>{column.cell(row)}</div> : column.cell(row)}
        </Cell>
      ))}
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

/** As high as the row that comes. Nothing in it is said: the table itself says that it is busy. */
export function TableSkeletonRow<Row>({ columns, slots, pinned, index, lead }: TableSkeletonRowProps<Row>) {
  return (
    <tr {...gridRoles.row} className={styles.row}>
      {lead > 0 && <td {...gridRoles.cell} aria-colindex={1} data-pin="start" className={styles.cell({})} />}
      {renderVisibleCells(columns, slots, (column, place) => (
        <Cell key={column.id} {...{ columns, pinned, lead }} index={place} isNameless>
          <span className={styles.skeleton({ shape: column.skeleton ?? 'text' })}>
            <Skeleton
              shape={column.skeleton === 'square' ? 'block' : 'text'}
              width={column.skeleton === undefined ? widths[(index + place) % widths.length] : 'full'}
            />
          </span>
        </Cell>
      ))}
    </tr>
  );
}

interface CellProps<Row> extends Pick<TableRowProps<Row>, 'columns' | 'pinned'> {
  index: number;
  /** Cells before the first column. */
  lead: number;
  /** It does not name its row yet. */
  isNameless?: boolean;
  children: ReactNode;
}

function Cell<Row>({ columns, index, pinned, lead, isNameless = false, children }: CellProps<Row>) {
  const column = columns[index];
  if (!column) return null;
  const { header, align = 'start', isRowHeader, isBareOnPhone = false } = column;
  const shared = {
    ...pinOf(columns, index, pinned),
    'aria-colindex': lead + index + 1,
    // Before the value on a phone, where the names of the columns do not stand above it.
    'data-label': isBareOnPhone ? undefined : header,
    'data-bare': isBareOnPhone ? (isRowHeader ?? false) : undefined,
    className: styles.cell({ align }),
  };
  return isRowHeader && !isNameless ? (
    <th {...gridRoles.rowHeader} {...shared}>
      {children}
    </th>
  ) : (
    <td {...gridRoles.cell} {...shared}>
      {children}
    </td>
  );
}
