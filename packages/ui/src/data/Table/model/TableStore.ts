'use client';
import { createContext, type RefObject, useContext } from 'react';
import type { LoadFailureProps } from '../../../internal/LoadFailure/LoadFailure.tsx';
import type { Loadable } from '../../../system/Loadable/Loadable.ts';
import type { FilterDraft } from '../filters/filterDraft.ts';
import type { RowSelectionParts } from '../rows/useRowSelection.ts';
import type { TableColumn } from './TableColumn.ts';
import type { TableSortMode, TableState } from './TableState.ts';
import type { TablePage } from './tablePage.ts';
import type { StateChange } from './useStateChange.ts';

/**
 * What the parts of a table share. Rows and filter cells don't read the store: they only render when their own props
 * change.
 */
export interface TableStore<Row> extends StateChange {
  label: string;
  /** All columns, in the order in which they are given. */
  columns: readonly TableColumn<Row>[];
  /** Visible columns, in the user's order. */
  visibleColumns: readonly TableColumn<Row>[];
  state: TableState;
  /** The owner’s state. `state` lacks its order and pins until the table’s engine has loaded. */
  givenState: TableState;
  sortMode: TableSortMode;
  rows: Loadable<TablePage<Row>>;
  /** Identifies a row on every page. */
  rowKey: (row: Row) => string;
  /** The loaded page, or the last loaded one after a failure. */
  page: TablePage<Row> | undefined;
  /** Rows on all pages; undefined until it's known, and where they could not be counted. */
  total: number | undefined;
  pageCount: number;
  isRefreshing: boolean;
  /** Each row is a card. */
  isPhone: boolean;
  /** Only visible rows are rendered, in one scrolling list. */
  isVirtualized: boolean;
  /** Users can resize, move, pin and hide columns. */
  hasColumnTools: boolean;
  /** Rows can be selected. */
  selection: RowSelectionParts<Row> | undefined;
  /** Cells before the first column: the checkbox of a row that can be selected. */
  leadCells: 0 | 1;
  /** Width of these cells in px at the default font size; 0 on a phone. */
  leadWidth: number;
  draft: FilterDraft;
  /** How often all filters were cleared. Their fields are keyed by it, so that they start empty. */
  clearCount: number;
  clearFilters: () => void;
  /** Set while the code that places columns couldn't be loaded. */
  failure: LoadFailureProps | undefined;
  /** Moves a column to the position of another. */
  moveColumn: (move: { id: string; to: string }) => void;
  /** Id of the column that was moved last. */
  movedColumn: RefObject<string | undefined>;
  grid: RefObject<HTMLTableElement | null>;
}

export const TableStoreContext = createContext<unknown>(null);

/** The store of the nearest table. A part that looks into its rows names their type. */
export function useTableStore<Row = unknown>(): TableStore<Row> {
  const store = useContext(TableStoreContext);
  if (!store) throw new Error('A part of a Table is rendered outside of one');
  return store as TableStore<Row>;
}
