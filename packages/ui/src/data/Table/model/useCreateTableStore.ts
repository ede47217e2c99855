'use client';
import { type RefObject, useMemo, useRef, useState } from 'react';
import { type Loadable, loading } from '../../../system/Loadable/Loadable.ts';
import { useLazyModule } from '../../../system/lazyModule/useLazyModule.ts';
import { useFilterDraft } from '../filters/useFilterDraft.ts';
import { selectWidth } from '../rows/TableSelectCell.tsx';
import { type TableRowSelection, useRowSelection } from '../rows/useRowSelection.ts';
import { useIsNarrow } from '../useIsNarrow.ts';
import { lastLoadedPage } from './lastLoadedPage.ts';
import { canArrange, engineModule, isArranged } from './loadedEngine.ts';
import type { TableColumn } from './TableColumn.ts';
import {
  type TableSortMode,
  type TableState,
  type TableStateUpdate,
  withFilters,
  withoutFilters,
} from './TableState.ts';
import type { TableStore } from './TableStore.ts';
import { shownColumns, withColumnMovedTo } from './tableLayout.ts';
import { pagesOf, type TablePage } from './tablePage.ts';
import { useStateChange } from './useStateChange.ts';

/** Narrower tables, in px, render each row as a card. */
const phoneWidth = 600;

/** Debounces the filters of a server's rows, in milliseconds. */
const serverDelayMs = 750;

export interface TableStoreOptions<Row> {
  label: string;
  columns: readonly TableColumn<Row>[];
  rows: Loadable<TablePage<Row>>;
  rowKey: (row: Row) => string;
  state: TableState;
  onStateChange: (update: TableStateUpdate) => void;
  sortMode: TableSortMode;
  isRefreshing: boolean;
  filterDelay: number | undefined;
  isVirtualized: boolean;
  hasColumnTools: boolean;
  selection: TableRowSelection<Row> | undefined;
  /** The root of the table, whose width decides between columns and cards. */
  root: RefObject<HTMLDivElement | null>;
}

/** Creates the store of a table. */
export function useCreateTableStore<Row>(options: TableStoreOptions<Row>): TableStore<Row> {
  const { label, columns, rowKey, onStateChange, isVirtualized, root } = options;
  const { sortMode, isRefreshing, hasColumnTools } = options;
  const isPhone = useIsNarrow(root, phoneWidth) && !isVirtualized;
  const { state, rows, failure } = useArrangedState(options);
  const { order, hidden, shown, pinned } = state;
  const visibleColumns = useMemo(
    () => shownColumns(columns, { order, hidden, shown, pinned }),
    [columns, order, hidden, shown, pinned],
  );
  const { latest, change } = useStateChange(options.state, onStateChange);
  const page = lastLoadedPage(rows);
  const isLocal = useLastKnown(page && (page.isLocal ?? false)) ?? false;
  const filterDelay = options.filterDelay ?? (isLocal ? 0 : serverDelayMs);
  const draft = useFilterDraft(filterDelay, (changes) => change((now) => withFilters(now, changes)));
  const [clearCount, setClearCount] = useState(0);
  const movedColumn = useRef<string>(undefined);
  const grid = useRef<HTMLTableElement>(null);
  const total = useLastKnown(page && (page.total ?? null)) ?? undefined;
  const selection = useRowSelection({ selection: options.selection, rows: page?.rows ?? none, rowKey, state, change });
  return {
    label,
    columns,
    visibleColumns,
    state,
    givenState: options.state,
    sortMode,
    rows,
    rowKey,
    page,
    total,
    pageCount: pagesOf(page, total, state),
    isRefreshing,
    isPhone,
    isVirtualized,
    hasColumnTools,
    selection,
    leadCells: selection ? 1 : 0,
    leadWidth: selection && !isPhone ? selectWidth : 0,
    draft,
    clearCount,
    movedColumn,
    grid,
    latest,
    change,
    clearFilters() {
      draft.cancel();
      setClearCount((count) => count + 1);
      change(withoutFilters);
    },
    failure,
    moveColumn(move) {
      movedColumn.current = move.id;
      const apply = () => change((now) => withColumnMovedTo(now, columns, move));
      if (canArrange(latest())) apply();
      // Where it fails, the table says so.
      else engineModule.load().then(apply, () => undefined);
    },
  };
}

const none: readonly never[] = [];

/**
 * The state to render. Until the engine has loaded, columns that the user ordered or pinned stay as they are given, and
 * a table that was never shown waits.
 */
function useArrangedState<Row>({ state, rows }: Pick<TableStoreOptions<Row>, 'state' | 'rows'>) {
  const isWanted = isArranged(state);
  const [isWantedAtFirst] = useState(isWanted);
  const { module, failure } = useLazyModule(engineModule, { isOpen: isWanted });
  const isWaiting = isWanted && !module;
  const rendered = useMemo((): TableState => {
    if (!isWaiting) return state;
    const { order: _, pinned: __, ...rest } = state;
    return rest;
  }, [state, isWaiting]);
  return { state: rendered, rows: isWaiting && isWantedAtFirst && !failure ? loading() : rows, failure };
}

/** The value, or the last known one while it's undefined. */
function useLastKnown<Value>(value: Value | undefined): Value | undefined {
  const [known, setKnown] = useState(value);
  if (value !== undefined && value !== known) setKnown(value);
  return value ?? known;
}
