'use client';
import { type ReactNode, Suspense, useRef } from 'react';
import { LoadableView } from '../../feedback/LoadableView/LoadableView.tsx';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { LoadFailure } from '../../internal/LoadFailure/LoadFailure.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Pagination } from '../../navigation/Pagination/Pagination.tsx';
import type { DeniedState, Loadable, OverLimit } from '../../system/Loadable/Loadable.ts';
import { lazyComponent } from '../../system/lazyModule/lazyComponent.tsx';
import type { SharedProps } from '../../system/SharedProps.ts';
import type { Density } from '../../system/theme/ThemeProvider.tsx';
import { useTableCopy } from './export/useTableCopy.ts';
import type { TableColumn } from './model/TableColumn.ts';
import {
  type TableOrder,
  type TableSortMode,
  type TableState,
  type TableStateUpdate,
  withPage,
} from './model/TableState.ts';
import { type TableStore, TableStoreContext } from './model/TableStore.ts';
import type { TablePage } from './model/tablePage.ts';
import { useCreateTableStore } from './model/useCreateTableStore.ts';
import type { TableRowSelection } from './rows/useRowSelection.ts';
import * as styles from './Table.css.ts';
import { TableAnnouncer } from './TableAnnouncer.tsx';
import { TableGrid } from './TableGrid.tsx';
import { TableNotices } from './TableNotices.tsx';
import { TablePopover } from './toolbar/TablePopover.tsx';
import { useTableMessages } from './useTableMessages.ts';

export { type LocalTableRows, useTableRows } from './model/useTableRows.ts';

export interface TableProps<Row> extends SharedProps<HTMLDivElement> {
  /** Names the table for screen readers. */
  label: string;
  /** Memoize the array. A new one re-renders every row. */
  columns: readonly TableColumn<Row>[];
  /** The rows of the page that `state` asks for, from `tableRows` or from a server. */
  rows: Loadable<TablePage<Row>>;
  state: TableState;
  /** Identifies a row on every page. The selection and open popovers follow it. */
  rowKey: (row: Row) => string;
  /**
   * Called when the user sorts, filters or turns the page. Apply the update to `state`, or to a newer state if there is
   * one: `setState` of `useState` does. Rows stay until `rows` changes. Changes before `state` is rendered add up.
   */
  onStateChange: (update: TableStateUpdate) => void;
  /** `single` where a server sorts by one column only. @default 'multiple' */
  sortMode?: TableSortMode;
  /** Orders with names, which the choice on phones offers before those by column. The first is that of unsorted rows. */
  orders?: readonly TableOrder[];
  /** Newer rows are loading. The current ones stay usable. */
  isRefreshing?: boolean;
  /** Number of skeleton rows during the first load. @default 5 */
  skeletonRows?: number;
  /** Shown when there are no rows and no filter is set: a sentence, or an EmptyState with the next step. */
  empty?: ReactNode;
  /** Shown when no row matches the filters. Default: a message and a button that clears them. */
  noMatch?: ReactNode;
  /** Rows of a page that users can choose from, such as 25 and 100, or `everyRow` with `isLong`. */
  pageSizes?: readonly number[];
  /** Called when the user retries after a failure. Without it, there is no Retry button. */
  onRetry?: () => void;
  /** Renders the replacement when access is denied, such as a Wall. Default: the message. */
  denied?: (denied: DeniedState) => ReactNode;
  /** Renders in place of too many rows. Default: a message. */
  overLimit?: (over: OverLimit) => ReactNode;
  /** Debounces filters, in milliseconds. Default: 0 for local rows, from `tableRows`, and 750 for a server's. */
  filterDelay?: number;
  /** Default: the theme's. */
  density?: Density;
  /** Maximum height in px. Higher tables scroll under their header. Default: none. */
  maxHeight?: number;
  /**
   * Users can pin, move, resize and hide columns, in a menu in each header, by dragging, or in a list above the rows.
   * `state` contains the layout.
   */
  hasColumnTools?: boolean;
  /** Shows the number of rows and the filters that are set, with buttons that remove one or all of them. */
  hasFilterBar?: boolean;
  /** Users can choose the row height. */
  hasDensitySwitch?: boolean;
  /**
   * Whether the table's page has the full width. With `onWiden`, users can choose it where the window is wider than
   * a page. @default false
   */
  isWide?: boolean | undefined;
  /** Called when the user chooses the width of the page. Pass it to the Page. */
  onWiden?: ((isWide: boolean) => void) | undefined;
  /** Users can select rows: one, a range with Shift, the page, or all that match. */
  selection?: TableRowSelection<Row>;
  /** Key of the row whose details are shown beside the table, which is marked. */
  currentRow?: string | undefined;
  /** Further actions on the whole table, such as an export or views. */
  tools?: ReactNode;
  /** Virtualizes the rows in one scrolling list. Use it with `everyRow`. */
  isLong?: boolean;
  /** With `isLong`: the row at the top, from 0. When it changes, the list scrolls there. @default 0 */
  topRow?: number | undefined;
  /** With `isLong`: called when the user has scrolled to another row. Keep it in an address, and pass it to `topRow`. */
  onScrollToRow?: ((row: number) => void) | undefined;
}

/** Default height in px of the viewport of virtualized rows. */
const virtualizedHeight = 560;

// Lazy-loaded: only tables with a filter bar or tools need it.
const TableToolbar = lazyComponent(async () => (await import('./toolbar/TableToolbar.tsx')).TableToolbar);

// Lazy-loaded: few tables have it.
const TablePageSizes = lazyComponent(async () => (await import('./toolbar/TablePageSizes.tsx')).TablePageSizes);

// Lazy-loaded: its Select is as large as the table, and only phones need it.
const TablePhoneBar = lazyComponent(async () => (await import('./toolbar/TablePhoneBar.tsx')).TablePhoneBar);

/**
 * Rows to compare, which the user sorts, filters and pages. The table is controlled: pass the state and update it. Use
 * KeyValue for a few facts about one thing, and List for things to read one by one.
 */
export function Table<Row>({ denied, overLimit, ...props }: TableProps<Row>) {
  const { rows } = props;
  if (rows.state !== 'denied' && rows.state !== 'over-limit') return <OpenTable {...props} />;
  const { id, ref } = props;
  return (
    <LoadableView id={id} ref={ref} of={rows} skeleton={null} denied={denied} overLimit={overLimit}>
      {() => null}
    </LoadableView>
  );
}

function OpenTable<Row>({
  label,
  columns,
  rows,
  rowKey,
  state,
  onStateChange,
  sortMode = 'multiple',
  orders,
  isRefreshing = false,
  skeletonRows = 5,
  empty,
  noMatch,
  pageSizes,
  onRetry,
  filterDelay,
  density,
  isLong = false,
  topRow,
  onScrollToRow,
  maxHeight = isLong ? virtualizedHeight : undefined,
  hasColumnTools = false,
  hasFilterBar = false,
  hasDensitySwitch = false,
  isWide,
  onWiden,
  selection,
  currentRow,
  tools,
  ...shared
}: Omit<TableProps<Row>, 'denied' | 'overLimit'>) {
  const { messages } = useTableMessages();
  const root = useRef<HTMLDivElement>(null);
  const store = useCreateTableStore({
    ...{ label, columns, rows, rowKey, state, onStateChange, sortMode, isRefreshing, filterDelay },
    ...{ hasColumnTools, selection },
    isVirtualized: isLong,
    root,
  });
  const { isPhone, total, pageCount, change, grid } = store;
  const { copied, onCopy } = useTableCopy(store);
  const hasSizes = pageSizes !== undefined && hasMoreThan(Math.min(...pageSizes), store);
  const hasTools = hasColumnTools || hasDensitySwitch || onWiden !== undefined || tools !== undefined;
  const hasBar = hasTools || hasFilterBar || selection !== undefined;
  return (
    <TableStoreContext value={store}>
      <TablePopover onLost={() => requestAnimationFrame(() => focusIn(grid.current))}>
        <div ref={root} data-fs-density={state.density ?? density} data-layout={isPhone ? 'cards' : undefined}>
          <Stack {...shared} gap="3">
            <TableNotices rows={rows} onRetry={onRetry} />
            {store.failure && <LoadFailure {...store.failure} />}
            {hasBar && (
              <Suspense fallback={<ToolbarOutline isWrapped={isPhone && hasTools} />}>
                <TableToolbar
                  {...{ hasFilterBar, tools, isWide, onWiden }}
                  density={hasDensitySwitch && !isPhone ? (state.density ?? density ?? 'comfortable') : undefined}
                />
              </Suspense>
            )}
            {isPhone && (
              <Suspense fallback={<PhoneBarOutline />}>
                <TablePhoneBar key={store.clearCount} orders={orders} />
              </Suspense>
            )}
            <TableGrid
              {...{ skeletonRows, noMatch, onRetry, maxHeight, currentRow, onCopy, topRow, onScrollToRow }}
              empty={empty ?? messages.empty}
            />
            {(pageCount > 1 || hasSizes) && (
              <div className={styles.pager}>
                {pageCount > 1 && (
                  <Pagination
                    aria-label={messages.pagesOf({ label })}
                    page={Math.min(state.page, pageCount)}
                    pageCount={pageCount}
                    onPageChange={(page) => change((now) => withPage(now, page))}
                  />
                )}
                {hasSizes && (
                  <Suspense fallback={null}>
                    <TablePageSizes sizes={pageSizes} />
                  </Suspense>
                )}
              </div>
            )}
            {total === undefined && rows.state === 'loading' && !isLong && <Skeleton shape="block" width="quarter" />}
          </Stack>
          <TableAnnouncer extra={copied} />
        </div>
      </TablePopover>
    </TableStoreContext>
  );
}

/** Whether there are more rows than so many, as far as is known. */
function hasMoreThan(
  rows: number,
  {
    page,
    total,
    pageCount,
    isVirtualized,
  }: Pick<TableStore<unknown>, 'page' | 'total' | 'pageCount' | 'isVirtualized'>,
): boolean {
  if (total !== undefined) return total > rows;
  return page !== undefined && (pageCount > 1 || isVirtualized);
}

function focusIn(grid: HTMLTableElement | null) {
  grid?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
}

/** As high as the toolbar, whose tools have a line of their own on phones. */
function ToolbarOutline({ isWrapped }: { isWrapped: boolean }) {
  return (
    <Stack gap="2">
      <Skeleton shape="block" />
      {isWrapped && <Skeleton shape="block" />}
    </Stack>
  );
}

/** As high as the bar's fields, so that the layout doesn't shift when they load. */
function PhoneBarOutline() {
  return (
    <Stack gap="1">
      <Skeleton size="ui" width="quarter" />
      <Skeleton shape="block" />
      <span />
    </Stack>
  );
}
