'use client';
import { type ReactNode, type RefObject, useDeferredValue, useMemo, useRef } from 'react';
import { Button } from '../../../actions/Button/Button.tsx';
import { EmptyState } from '../../../feedback/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../feedback/ErrorState/ErrorState.tsx';
import { loadableViewMessages } from '../../../feedback/LoadableView/LoadableView.messages.ts';
import { useMessages } from '../../../system/messages/useMessages.ts';
import type { ColumnSlot } from '../columns/visibleColumns.ts';
import { gridRoles } from '../keyboard/gridRoles.ts';
import { selectionTest } from '../model/TableSelection.ts';
import { useTableStore } from '../model/TableStore.ts';
import { rowHeight } from '../Table.css.ts';
import { tableMessages } from '../Table.messages.ts';
import * as styles from './TableBody.css.ts';
import { TableRow, TableSkeletonRow } from './TableRow.tsx';
import { useTopRow } from './useTopRow.ts';
import { type RevealRow, useVisibleRows } from './useVisibleRows.ts';

export interface TableBodyProps {
  /** The cells to render of each row; undefined: all. Memoize them. */
  slots: readonly ColumnSlot[] | undefined;
  /** Rows of the head, for `aria-rowindex`. */
  headRows: number;
  skeletonRows: number;
  /** Height in px of the viewport in which rows are virtualized; undefined: all rows of the page are rendered. */
  viewportHeight: number | undefined;
  /** Scrolls to a row that is not rendered and renders it. */
  reveal: RefObject<RevealRow | null>;
  /** Rows were rendered or removed without a change of the table. */
  onRowsRender: () => void;
  /** The row at the top of virtualized rows, from 0. @default 0 */
  topRow?: number | undefined;
  /** The user has scrolled virtualized rows to another one. */
  onScrollToRow?: ((row: number) => void) | undefined;
  empty: ReactNode;
  /** Key of the row to mark. */
  currentRow?: string | undefined;
  /** In place of the message that no row matches the filters. */
  noMatch: ReactNode;
  onRetry: (() => void) | undefined;
}

/** The rows, skeletons while they load, or a message where there are none. */
export function TableBody({
  slots,
  headRows,
  skeletonRows,
  viewportHeight,
  reveal,
  onRowsRender,
  topRow = 0,
  onScrollToRow,
  currentRow,
  ...message
}: TableBodyProps) {
  const { visibleColumns: columns, rows, rowKey, page, state, selection, leadCells, isPhone } = useTableStore();
  const count = page?.rows.length ?? 0;
  const isLoading = rows.state === 'loading';
  const body = useRef<HTMLTableSectionElement>(null);
  const visible = useVisibleRows(body, { count, viewportHeight, headRows, reveal, onRowsRender });
  useTopRow(body, { count, isOn: visible !== undefined, topRow, onScrollToRow });
  // Overscan rows follow after visible rows are painted.
  const later = useDeferredValue(page, undefined);
  const isSeen = (index: number) => !visible || (index >= visible.from && index < visible.to);
  const before = headRows + 1 + (state.page - 1) * state.pageSize;
  const skeletons = Array.from({ length: isLoading ? skeletonRows : 0 }, (_, index) => index);
  const isSelected = useMemo(() => selectionTest(state.selection), [state.selection]);
  return (
    <tbody
      ref={body}
      {...gridRoles.rowGroup}
      style={visible && count > 0 ? { blockSize: `calc(${count} * ${rowHeight})` } : undefined}
      className={styles.body}
    >
      {skeletons.map((index) => (
        <TableSkeletonRow key={index} {...{ columns, slots, index }} lead={leadCells} pinned={state.pinned} />
      ))}
      {/* Keyed by position: a page turn updates the rows that are there. */}
      {(visible?.places ?? Array.from({ length: count }, (_, index) => index)).map((index) => {
        const shownRows = (isSeen(index) ? page : later)?.rows;
        if (!shownRows || index >= shownRows.length) return null;
        const row = shownRows[index];
        const key = rowKey(row);
        return (
          <TableRow
            key={index}
            {...{ row, columns, slots }}
            rowKey={key}
            pinned={state.pinned}
            {...(selection && { selectLabel: selection.labelOf(row), onSelect: selection.onSelect })}
            isSelected={selection && isSelected(key)}
            isCurrent={key === currentRow}
            rowIndex={before + index}
            {...(visible && { place: index })}
            isCard={isPhone}
          />
        );
      })}
      {!(isLoading || page?.rows.length) && (
        <tr {...gridRoles.row} className={styles.wordsRow}>
          <td {...gridRoles.cell} colSpan={columns.length + leadCells} className={styles.words}>
            <Message {...message} />
          </td>
        </tr>
      )}
    </tbody>
  );
}

/** Why there are no rows, and what to do. */
function Message({ empty, noMatch, onRetry }: Pick<TableBodyProps, 'empty' | 'noMatch' | 'onRetry'>) {
  const { rows, state, clearFilters } = useTableStore();
  const messages = useMessages(tableMessages);
  const { offline } = useMessages(loadableViewMessages);
  if (rows.state === 'failed' && rows.last === undefined) {
    return <ErrorState message={rows.offline ? offline : rows.message} onRetry={onRetry} />;
  }
  if (Object.keys(state.filters).length > 0) {
    if (noMatch !== undefined) return noMatch;
    return (
      <EmptyState message={messages.noMatch} action={<Button onPress={clearFilters}>{messages.clearFilters}</Button>} />
    );
  }
  return typeof empty === 'string' ? <EmptyState message={empty} /> : empty;
}
