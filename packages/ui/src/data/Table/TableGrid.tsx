'use client';
import { type RefObject, useMemo, useRef } from 'react';
import { tokens } from '../../system/theme/tokens.css.ts';
import { asRem, tableWidths } from './columns/columnWidths.ts';
import { TableHead, type TableHeadProps } from './columns/TableHead.tsx';
import { useColumnDrag } from './columns/useColumnDrag.ts';
import { useVisibleColumns } from './columns/useVisibleColumns.ts';
import type { FilterDraft } from './filters/filterDraft.ts';
import { gridRoles } from './keyboard/gridRoles.ts';
import { useGridKeys } from './keyboard/useGridKeys.ts';
import type { TableColumnFacts } from './model/TableColumn.ts';
import { type TableSortMode, type TableState, withNextSort, withPage } from './model/TableState.ts';
import { pinnedWidth, placesOf } from './model/tableLayout.ts';
import type { StateChange } from './model/useStateChange.ts';
import { TableBody, type TableBodyProps } from './rows/TableBody.tsx';
import { selectWidth } from './rows/TableSelectCell.tsx';
import type { RevealRow } from './rows/useVisibleRows.ts';
import * as styles from './Table.css.ts';

export interface TableGridProps<Row>
  extends Omit<TableBodyProps<Row>, 'headRows' | 'reveal' | 'onDrawn' | 'slots'>,
    Pick<TableHeadProps, 'selectPage'>,
    StateChange {
  label: string;
  grid: RefObject<HTMLTableElement | null>;
  draft: FilterDraft;
  sortMode: TableSortMode;
  isRefreshing: boolean;
  /** Columns can be resized, moved, pinned and hidden. */
  hasColumnTools: boolean;
  maxHeight: number | undefined;
  /** Rows on all pages; undefined until it is known. */
  total: number | undefined;
  pageCount: number;
  /** How often the filters were cleared: their fields begin anew each time. */
  clearings: number;
  /** The user moved a column to the place of another. */
  onColumnMove: (move: { id: string; to: string }) => void;
  /** The user wants what has the focus, or the rows that are marked, on the clipboard. */
  onCopy: (event: ClipboardEvent) => void;
}

/** The table itself, as a grid: semantic HTML with its roles spelt out, so that cards on a phone keep them. */
export function TableGrid<Row>({
  label,
  grid,
  draft,
  sortMode,
  isRefreshing,
  hasColumnTools,
  maxHeight,
  total,
  pageCount,
  clearings,
  selectPage,
  latest,
  change,
  onColumnMove,
  onCopy,
  ...body
}: TableGridProps<Row>) {
  const { columns, rows, state, isPhone } = body;
  const reveal = useRef<RevealRow>(null);
  const isLong = body.roomHeight !== undefined;
  const headRows = columns.some(({ filter }) => filter) && !isPhone ? 2 : 1;
  const lead = selectPage && !isPhone ? selectWidth : 0;
  const { widths: own, pinned } = state;
  const widths = useMemo(() => tableWidths(columns, { widths: own, pinned }, lead), [columns, own, pinned, lead]);
  const cellsBefore = selectPage ? 1 : 0;
  const { slots, reveal: revealColumn } = useVisibleColumns(grid, { columns, pinned, lead: cellsBefore, isPhone });
  const isBusy = rows.state === 'loading' || isRefreshing;
  const drag = useColumnDrag({ placesOf: (id) => placesOf(columns, latest(), id), onMove: onColumnMove });
  const { onDrawn } = useGridKeys(grid, {
    isStacked: isPhone,
    wide: slots && { count: columns.length + cellsBefore, before: cellsBefore, reveal: revealColumn },
    long: isLong && total !== undefined ? { count: total, headRows, reveal } : undefined,
    onPageTurn: (by) => {
      const page = latest().page + by;
      const isThere = page >= 1 && page <= pageCount;
      if (isThere) change((now) => withPage(now, page));
      return isThere;
    },
    onColumnStep: (id, by) => {
      const places = placesOf(columns, latest(), id);
      const to = places[places.indexOf(id) + by];
      if (to === undefined || !hasColumnTools) return false;
      onColumnMove({ id, to });
      return true;
    },
    onCopy,
  });
  // While they load, and as long as there are more pages, it is as high as a full page: what is below does not jump.
  const keepsHeight = !(isPhone || isLong) && (rows.state === 'loading' || pageCount > 1);
  const heads = `calc(${state.pageSize + headRows} * ${tokens.density.row} + 2 * ${tokens.width.hairline})`;
  return (
    <div
      data-layout={layoutOf({ isPhone, isLong })}
      data-busy={isBusy || undefined}
      style={{
        maxBlockSize: maxHeight,
        minBlockSize: keepsHeight && maxHeight === undefined ? heads : undefined,
        // What is moved to stands clear of the columns that stay.
        scrollPaddingInline: clearOf(columns, state, lead),
      }}
      className={styles.scroller}
    >
      <table
        ref={grid}
        {...(selectPage ? gridRoles.gridOfChoices : gridRoles.grid)}
        aria-label={label}
        aria-rowcount={rowCountOf(total, headRows)}
        aria-colcount={columns.length + cellsBefore}
        aria-busy={isBusy}
        style={isPhone ? undefined : styleOf(widths)}
        className={styles.table}
      >
        <colgroup>
          {lead > 0 && <col style={{ inlineSize: asRem(lead) }} />}
          {columns.map(({ id }, index) => {
            const width = widths.columns[index];
            return <col key={id} data-column={id} style={width === undefined ? {} : { inlineSize: asRem(width) }} />;
          })}
        </colgroup>
        <TableHead
          key={clearings}
          columns={columns}
          state={state}
          filters={state.filters}
          draft={draft}
          selectPage={isPhone ? undefined : selectPage}
          lead={cellsBefore}
          slots={slots}
          tools={hasColumnTools ? { shown: columns, state, lead, change, drag } : undefined}
          isHeardOnly={isPhone}
          onSort={({ isAdded, ...request }) =>
            change((now) => withNextSort(now, { ...request, isAdded: isAdded && sortMode === 'multiple' }))
          }
        />
        <TableBody {...body} slots={slots} headRows={headRows} reveal={reveal} onDrawn={onDrawn} />
      </table>
    </div>
  );
}

/** How far from each edge a cell is in full view; cards do not scroll. */
function clearOf(columns: readonly TableColumnFacts[], state: TableState, lead: number): string {
  const [start, end] = (['start', 'end'] as const).map((edge) => pinnedWidth(columns, state, edge));
  return `${asRem((start ?? 0) + lead)} ${asRem(end ?? 0)}`;
}

/** Of the whole table; -1 says that it is not known. */
function rowCountOf(total: number | undefined, headRows: number): number {
  return total === undefined ? -1 : total + headRows;
}

function layoutOf({ isPhone, isLong }: { isPhone: boolean; isLong: boolean }) {
  if (isPhone) return 'cards';
  return isLong ? 'rows' : 'table';
}

function styleOf({ least, isFixed, properties }: ReturnType<typeof tableWidths>) {
  return { minInlineSize: asRem(least), ...(isFixed && { inlineSize: asRem(least) }), ...properties };
}
