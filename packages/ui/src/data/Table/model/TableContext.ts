'use client';
import { createContext, useContext } from 'react';
import type { FilterDraft } from '../filters/filterDraft.ts';
import type { TableColumnFacts } from './TableColumn.ts';
import type { TableSortMode, TableState } from './TableState.ts';
import type { StateChange } from './useStateChange.ts';

/** What the parts of a table that stand in popovers work on; they load when they are opened. */
export interface TableContextValue extends Pick<StateChange, 'change'> {
  /** All, in the order in which they are given. */
  columns: readonly TableColumnFacts[];
  state: TableState;
  /** The column takes the place of another. */
  onColumnMove: (move: { id: string; to: string }) => void;
  draft: FilterDraft;
  sortMode: TableSortMode;
  /** Rows on all pages; undefined until it is known. */
  total: number | undefined;
  /** Filters are gone, with what is typed into their fields. */
  onFiltersClear: () => void;
  /** The table itself, while it stands. */
  grid: () => HTMLTableElement | null;
}

export const TableContext = createContext<TableContextValue | null>(null);

export function useTableWork(): TableContextValue {
  const work = useContext(TableContext);
  if (!work) throw new Error('A part of a Table stands outside of one');
  return work;
}
