'use client';
import { type ReactNode, Suspense, useRef } from 'react';
import { LoadableView } from '../../feedback/LoadableView/LoadableView.tsx';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Pagination } from '../../navigation/Pagination/Pagination.tsx';
import type { Loadable, OverLimit, Wall } from '../../system/Loadable/Loadable.ts';
import { lazyComponent } from '../../system/lazyModule/lazyComponent.tsx';
import type { SharedProps } from '../../system/SharedProps.ts';
import type { Density } from '../../system/theme/ThemeProvider.tsx';
import { useTableCopy } from './export/useTableCopy.ts';
import type { TableColumn } from './model/TableColumn.ts';
import { type TableSortMode, type TableState, withPage } from './model/TableState.ts';
import { TableStoreContext } from './model/TableStore.ts';
import type { TablePage } from './model/tableRows.ts';
import { useCreateTableStore } from './model/useCreateTableStore.ts';
import type { TableRowSelection } from './rows/useRowSelection.ts';
import { TableAnnouncer } from './TableAnnouncer.tsx';
import { TableGrid } from './TableGrid.tsx';
import { TableNotices } from './TableNotices.tsx';
import { TablePopover } from './toolbar/TablePopover.tsx';
import { useTableMessages } from './useTableMessages.ts';

export interface TableProps<Row> extends SharedProps<HTMLDivElement> {
  /** Names the table for screen readers. */
  label: string;
  /** Keep the array between renders. */
  columns: readonly TableColumn<Row>[];
  /** The rows of the page that `state` asks for: from `tableRows`, or from a server that did the same. */
  rows: Loadable<TablePage<Row>>;
  state: TableState;
  /** Unique among all rows, on every page; keep it between renders. Default: that of `selection`, else the row's object. */
  rowId?: (row: Row) => string;
  /**
   * The user sorted, filtered or turned the page. Rows stay until `rows` changes. Until `state` changes, what the
   * user does next is added to what was asked for last.
   */
  onStateChange: (state: TableState) => void;
  /** `single` where a server sorts by one column only. @default 'multiple' */
  sortMode?: TableSortMode;
  /** Newer rows are on their way; those that stand stay in use. */
  isRefreshing?: boolean;
  /** Rows drawn in outline while the first load. @default 5 */
  skeletonRows?: number;
  /** What stands where there is nothing and no filter hides it: a sentence, or an EmptyState with the next step. */
  empty?: ReactNode;
  /** The user wants another try after a failure. Without it, none is offered. */
  onRetry?: () => void;
  /** Draws the wall. Default: a sentence. */
  denied?: (wall: Wall) => ReactNode;
  /** Draws what stands in for too many. Default: its message. */
  overLimit?: (over: OverLimit) => ReactNode;
  /** Milliseconds from the last change of a filter until it applies. @default 750 */
  filterDelay?: number;
  /** Default: the theme's. */
  density?: Density;
  /** Height in px beyond which the rows scroll under their header. Default: as high as its rows. */
  maxHeight?: number;
  /**
   * Users pin, move, resize and put away columns, in a menu of each header, by dragging, or in a list above the rows.
   * `state` keeps what they did.
   */
  hasColumnTools?: boolean;
  /** Above the rows stand how many there are and the filters that are set, to be taken away one by one or all. */
  hasFilterBar?: boolean;
  /** Users choose how high the rows are. */
  hasDensitySwitch?: boolean;
  /** Rows can be marked: one, several with Shift, all that are shown, all that match. Keep it between renders. */
  selection?: TableRowSelection<Row>;
  /** What else can be done to all of it, above the rows: an export, views. */
  tools?: ReactNode;
  /** Rows scroll in one list, however many there are, and only those in sight are drawn. Goes with `everyRow`. */
  isLong?: boolean;
}

/** Height in px of the room in which a long list scrolls. */
const longRoom = 560;

// It loads where a table has something to stand in it.
const TableBar = lazyComponent(async () => (await import('./toolbar/TableToolbar.tsx')).TableToolbar);

// Its lists weigh as much as the table, and only phones need them at once.
const TablePhoneBar = lazyComponent(async () => (await import('./toolbar/TablePhoneBar.tsx')).TablePhoneBar);

/**
 * Rows to compare, sorted, filtered and paged by their user, whoever does the work. It shows its state and asks for
 * another; it keeps nothing. For a handful of facts about one thing, use KeyValue; for things to read one by one, List.
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
  rowId,
  state,
  onStateChange,
  sortMode = 'multiple',
  isRefreshing = false,
  skeletonRows = 5,
  empty,
  onRetry,
  filterDelay = 750,
  density,
  isLong = false,
  maxHeight = isLong ? longRoom : undefined,
  hasColumnTools = false,
  hasFilterBar = false,
  hasDensitySwitch = false,
  selection,
  tools,
  ...shared
}: Omit<TableProps<Row>, 'denied' | 'overLimit'>) {
  const { messages } = useTableMessages();
  const root = useRef<HTMLDivElement>(null);
  const store = useCreateTableStore({
    ...{ label, columns, rows, state, onStateChange, sortMode, isRefreshing, filterDelay, hasColumnTools, selection },
    isVirtualized: isLong,
    root,
  });
  const { isPhone, total, pageCount, change, grid } = store;
  const { copied, onCopy } = useTableCopy(store);
  const hasBar = hasColumnTools || hasFilterBar || hasDensitySwitch || selection !== undefined || tools !== undefined;
  return (
    <TableStoreContext value={store}>
      <TablePopover onLost={() => requestAnimationFrame(() => focusIn(grid.current))}>
        <div ref={root} data-fs-density={state.density ?? density}>
          <Stack {...shared} gap="3">
            <TableNotices rows={rows} onRetry={onRetry} />
            {hasBar && (
              <Suspense fallback={<Skeleton shape="block" />}>
                <TableBar
                  {...{ hasFilterBar, tools }}
                  density={hasDensitySwitch && !isPhone ? (state.density ?? density ?? 'comfortable') : undefined}
                />
              </Suspense>
            )}
            {isPhone && (
              <Suspense fallback={<PhoneBarOutline />}>
                <TablePhoneBar key={store.clearCount} />
              </Suspense>
            )}
            <TableGrid
              {...{ skeletonRows, onRetry, maxHeight, onCopy }}
              empty={empty ?? messages.empty}
              rowKey={rowId ?? selection?.idOf}
            />
            {pageCount > 1 && (
              <Pagination
                aria-label={messages.pagesOf({ label })}
                page={Math.min(state.page, pageCount)}
                pageCount={pageCount}
                onPageChange={(page) => change((now) => withPage(now, page))}
              />
            )}
            {total === undefined && rows.state === 'loading' && !isLong && <Skeleton shape="block" width="quarter" />}
          </Stack>
          <TableAnnouncer extra={copied} />
        </div>
      </TablePopover>
    </TableStoreContext>
  );
}

function focusIn(grid: HTMLTableElement | null) {
  grid?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
}

/** A field's label, its control and its notes, which are empty, so that nothing moves when they arrive. */
function PhoneBarOutline() {
  return (
    <Stack gap="1">
      <Skeleton size="ui" width="quarter" />
      <Skeleton shape="block" />
      <span />
    </Stack>
  );
}
