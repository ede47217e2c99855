'use client';
import { useMemo, useRef } from 'react';
import { asRem, tableWidths } from './columns/columnWidths.ts';
import { TableHead } from './columns/TableHead.tsx';
import { useColumnDrag } from './columns/useColumnDrag.ts';
import { useVisibleColumns } from './columns/useVisibleColumns.ts';
import { gridRoles } from './keyboard/gridRoles.ts';
import { useGridKeys } from './keyboard/useGridKeys.ts';
import { canArrange, engineModule } from './model/loadedEngine.ts';
import type { TableColumnFacts } from './model/TableColumn.ts';
import { everyRow, type TableState, withPage } from './model/TableState.ts';
import { type TableStore, useTableStore } from './model/TableStore.ts';
import { heldColumn, pinnedWidth, placesOf } from './model/tableLayout.ts';
import { TableBody, type TableBodyProps } from './rows/TableBody.tsx';
import type { RevealRow } from './rows/useVisibleRows.ts';
import * as styles from './Table.css.ts';

type GivenBodyProps = Pick<
  TableBodyProps,
  'skeletonRows' | 'empty' | 'noMatch' | 'onRetry' | 'topRow' | 'onScrollToRow' | 'currentRow'
>;

export interface TableGridProps extends GivenBodyProps {
  maxHeight: number | undefined;
  /** The user copies the focused cell or the selected rows. */
  onCopy: (event: ClipboardEvent) => void;
}

/** The table itself, a grid: semantic HTML with explicit roles, so that cards on a phone keep them. */
export function TableGrid({ maxHeight, onCopy, ...body }: TableGridProps) {
  const store = useTableStore();
  const { visibleColumns: columns, state, rows, total, selection, leadCells, leadWidth, grid } = store;
  const { isPhone, isVirtualized, pageCount, page } = store;
  const count = total ?? page?.rows.length;
  const reveal = useRef<RevealRow>(null);
  const headRows = columns.some(({ filter }) => filter) && !isPhone ? 2 : 1;
  const { widths: own, pinned } = state;
  const widths = useMemo(
    () => tableWidths(columns, { widths: own, pinned }, leadWidth),
    [columns, own, pinned, leadWidth],
  );
  const { slots, reveal: revealColumn } = useVisibleColumns(grid, { columns, pinned, lead: leadCells, isPhone });
  const isBusy = rows.state === 'loading' || store.isRefreshing;
  const drag = useColumnDrag({
    isEnabled: store.hasColumnTools && !isPhone,
    placesOf: (id) => (canArrange(store.latest()) ? placesOf(columns, store.latest(), id) : []),
    onMove: store.moveColumn,
  });
  const { onRowsRender } = useGridKeys(grid, {
    isStacked: isPhone,
    wide: slots && { count: columns.length + leadCells, before: leadCells, reveal: revealColumn },
    long: isVirtualized && count !== undefined ? { count, headRows, reveal } : undefined,
    ...keyActions(store),
    onCopy,
  });
  // As high as a full page while rows load and where there are more pages, so that the layout below doesn't shift.
  // The height of all rows in one list is unknown.
  const isPaged = !(isVirtualized || state.pageSize === everyRow);
  const keepsHeight = isPaged && !isPhone && (rows.state === 'loading' || pageCount > 1);
  const fullPage = `calc(${state.pageSize + headRows} * ${styles.rowHeight} + 2 * ${styles.lineWidth})`;
  return (
    <div
      data-layout={layoutOf(store)}
      data-busy={isBusy || undefined}
      {...(store.hasColumnTools && { onPointerEnter: engineModule.preload, onFocus: engineModule.preload })}
      style={{
        // Cards scroll with the page.
        maxBlockSize: isPhone ? undefined : maxHeight,
        minBlockSize: keepsHeight && maxHeight === undefined ? fullPage : undefined,
        // A cell that is scrolled to stays clear of the pinned columns, and of the one that names the rows.
        scrollPaddingInline: clearOf(columns, state, leadWidth),
      }}
      className={styles.scroller}
    >
      <table
        ref={grid}
        {...(selection ? gridRoles.gridOfChoices : gridRoles.grid)}
        aria-label={store.label}
        aria-rowcount={rowCountOf(total, headRows)}
        aria-colcount={columns.length + leadCells}
        aria-busy={isBusy}
        style={isPhone ? undefined : styleOf(widths)}
        className={styles.table}
      >
        <colgroup>
          {leadWidth > 0 && <col style={{ inlineSize: asRem(leadWidth) }} />}
          {columns.map(({ id }, index) => {
            const width = widths.columns[index];
            return <col key={id} data-column={id} style={width === undefined ? {} : { inlineSize: asRem(width) }} />;
          })}
        </colgroup>
        <TableHead key={store.clearCount} slots={slots} drag={drag} />
        <TableBody
          {...body}
          {...{ slots, headRows, reveal, onRowsRender }}
          viewportHeight={isVirtualized ? maxHeight : undefined}
        />
      </table>
    </div>
  );
}

/** Key actions other than moving focus. */
function keyActions(store: TableStore<unknown>) {
  const { visibleColumns, pageCount, hasColumnTools, latest, change, moveColumn } = store;
  return {
    onPageTurn(by: 1 | -1) {
      const page = latest().page + by;
      const exists = page >= 1 && page <= pageCount;
      if (exists) change((now) => withPage(now, page));
      return exists;
    },
    onColumnStep(id: string, by: 1 | -1) {
      if (!(hasColumnTools && canArrange(latest()))) return false;
      const places = placesOf(visibleColumns, latest(), id);
      const to = places[places.indexOf(id) + by];
      if (to === undefined) return false;
      moveColumn({ id, to });
      return true;
    },
  };
}

/** Distance from each edge at which a cell is in full view. Cards don't scroll. */
function clearOf(columns: readonly TableColumnFacts[], state: TableState, lead: number): string {
  const [start, end] = (['start', 'end'] as const).map((edge) => pinnedWidth(columns, state, edge));
  const held = heldColumn(columns, state)?.width ?? 0;
  return `${asRem((start ?? 0) + lead + held)} ${asRem(end ?? 0)}`;
}

/** `aria-rowcount`: -1 while the number of rows is unknown. */
function rowCountOf(total: number | undefined, headRows: number): number {
  return total === undefined ? -1 : total + headRows;
}

function layoutOf({ isPhone, isVirtualized }: Pick<TableStore<unknown>, 'isPhone' | 'isVirtualized'>) {
  if (isPhone) return 'cards';
  return isVirtualized ? 'rows' : 'table';
}

function styleOf({ least, isFixed, properties }: ReturnType<typeof tableWidths>) {
  return { minInlineSize: asRem(least), ...(isFixed && { inlineSize: asRem(least) }), ...properties };
}
