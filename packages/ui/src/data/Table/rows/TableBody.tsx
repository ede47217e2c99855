'use client';
import { type ReactNode, type RefObject, useDeferredValue, useMemo, useRef } from 'react';
import { Button } from '../../../actions/Button/Button.tsx';
import { EmptyState } from '../../../feedback/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../feedback/ErrorState/ErrorState.tsx';
import { loadableViewMessages } from '../../../feedback/LoadableView/LoadableView.messages.ts';
import type { Loadable } from '../../../system/Loadable/Loadable.ts';
import { useMessages } from '../../../system/messages/useMessages.ts';
import { tokens } from '../../../system/theme/tokens.css.ts';
import type { ColumnSlot } from '../columns/visibleColumns.ts';
import { gridRoles } from '../keyboard/gridRoles.ts';
import { lastLoadedPage } from '../model/lastLoadedPage.ts';
import type { TableColumn } from '../model/TableColumn.ts';
import { selectionTest } from '../model/TableSelection.ts';
import type { TableState } from '../model/TableState.ts';
import type { TablePage } from '../model/tableRows.ts';
import { tableMessages } from '../Table.messages.ts';
import * as styles from './TableBody.css.ts';
import { type RowSelect, TableRow, TableSkeletonRow } from './TableRow.tsx';
import { type RevealRow, useVisibleRows } from './useVisibleRows.ts';

export interface TableBodyProps<Row> {
  columns: readonly TableColumn<Row>[];
  rows: Loadable<TablePage<Row>>;
  state: TableState;
  /** What each row draws; undefined: every column. Keep it between renders. */
  slots: readonly ColumnSlot[] | undefined;
  /** What a row is known by, whatever its place. Default: its object. */
  rowKey: ((row: Row) => unknown) | undefined;
  /** Rows of the head, which count. */
  headRows: number;
  skeletonRows: number;
  /** How rows are marked; without it, they cannot be. */
  select: RowSelect<Row> | undefined;
  /** Only rows in sight are drawn: how high the room is, in px. Without it, all of the page are. */
  roomHeight: number | undefined;
  /** Leads to a row that is not drawn, where only those in sight are. */
  reveal: RefObject<RevealRow | null>;
  /** Rows came or went without a change of the table. */
  onDrawn: () => void;
  /** Rows are cards. */
  isPhone: boolean;
  empty: ReactNode;
  onRetry: (() => void) | undefined;
  onFiltersClear: () => void;
}

/** The rows, their shapes while they load, or a word on why there are none. */
export function TableBody<Row>({
  columns,
  rows,
  state,
  slots,
  rowKey = (row) => row,
  headRows,
  skeletonRows,
  select,
  roomHeight,
  reveal,
  onDrawn,
  isPhone,
  ...words
}: TableBodyProps<Row>) {
  const page = lastLoadedPage(rows);
  const count = page?.rows.length ?? 0;
  const isLoading = rows.state === 'loading';
  const body = useRef<HTMLTableSectionElement>(null);
  const inSight = useVisibleRows(body, { count, roomHeight, headRows, reveal, onDrawn });
  // Spare rows follow when those that can be seen are painted.
  const later = useDeferredValue(page, undefined);
  const isSeen = (index: number) => !inSight || (index >= inSight.from && index < inSight.to);
  const before = headRows + 1 + (state.page - 1) * state.pageSize;
  const skeletons = Array.from({ length: isLoading ? skeletonRows : 0 }, (_, index) => index);
  const isSelected = useMemo(() => selectionTest(state.selection), [state.selection]);
  const lead = select ? 1 : 0;
  return (
    <tbody
      ref={body}
      {...gridRoles.rowGroup}
      style={inSight && count > 0 ? { blockSize: `calc(${count} * ${tokens.density.row})` } : undefined}
      className={styles.body}
    >
      {skeletons.map((index) => (
        <TableSkeletonRow key={index} {...{ columns, slots, index, lead }} pinned={state.pinned} />
      ))}
      {/* Keyed by place: a page turn puts other words into rows that stand. */}
      {(inSight?.places ?? Array.from({ length: count }, (_, index) => index)).map((index) => {
        const row = (isSeen(index) ? page : later)?.rows[index];
        return (
          row && (
            <TableRow
              key={index}
              {...{ row, columns, slots, select }}
              rowKey={rowKey(row)}
              pinned={state.pinned}
              isSelected={select && isSelected(select.idOf(row))}
              rowIndex={before + index}
              {...(inSight && { place: index })}
              isCard={isPhone}
            />
          )
        );
      })}
      {!(isLoading || page?.rows.length) && (
        <tr {...gridRoles.row} className={styles.wordsRow}>
          <td {...gridRoles.cell} colSpan={columns.length + lead} className={styles.words}>
            <Words rows={rows} hasFilters={Object.keys(state.filters).length > 0} {...words} />
          </td>
        </tr>
      )}
    </tbody>
  );
}

interface WordsProps extends Pick<TableBodyProps<unknown>, 'rows' | 'empty' | 'onRetry' | 'onFiltersClear'> {
  hasFilters: boolean;
}

/** Why there are no rows, and what to do. */
function Words({ rows, hasFilters, empty, onRetry, onFiltersClear }: WordsProps) {
  const messages = useMessages(tableMessages);
  const { offline } = useMessages(loadableViewMessages);
  if (rows.state === 'failed' && rows.last === undefined) {
    return <ErrorState message={rows.offline ? offline : rows.message} onRetry={onRetry} />;
  }
  if (hasFilters) {
    return (
      <EmptyState
        message={messages.noMatch}
        action={<Button onPress={onFiltersClear}>{messages.clearFilters}</Button>}
      />
    );
  }
  return typeof empty === 'string' ? <EmptyState message={empty} /> : empty;
}
