'use client';
import { useMemo, useRef } from 'react';
import { useStableCallback } from '../../../internal/useStableCallback.ts';
import { type RowsSelected, rangeOf, selectionTest, withRowsSelected } from '../model/TableSelection.ts';
import type { TableState, TableStateUpdate } from '../model/TableState.ts';
import type { StateChange } from '../model/useStateChange.ts';
import { useTableMessages } from '../useTableMessages.ts';
import type { TableSelectCellProps } from './TableSelectCell.tsx';

/** How rows are selected. Their ids in the state are their keys. */
export interface TableRowSelection<Row> {
  /** Names the row for screen readers. */
  nameOf: (row: Row) => string;
}

export interface RowSelectionOptions<Row> extends Pick<StateChange, 'change'> {
  selection: TableRowSelection<Row> | undefined;
  /** The rows of the page. */
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  state: TableState;
}

/** Selects the row with this key, or with `isRange` all rows from the last selected one. */
export type RowSelect = (change: { key: string; isSelected: boolean; isRange: boolean }) => void;

export interface RowSelectionParts<Row> {
  /** Labels a row's checkbox. */
  labelOf: (row: Row) => string;
  /** Has a stable identity, so that rows stay memoized. */
  onSelect: RowSelect;
  selectPage: TableSelectCellProps & { header: string };
  /** The selected rows of the page. */
  marked: readonly Row[];
}

/** Selects rows one by one, in ranges with Shift, or all on the page. Undefined if rows can't be selected. */
export function useRowSelection<Row>(options: RowSelectionOptions<Row>): RowSelectionParts<Row> | undefined {
  const { selection, rows, rowKey, state, change } = options;
  const { messages } = useTableMessages();
  const anchor = useRef<string>(undefined);
  const onSelect = useStableCallback<Parameters<RowSelect>>(({ key, isSelected, isRange }) => {
    const ids = isRange ? rangeOf(rows.map(rowKey), anchor.current, key) : [key];
    anchor.current = key;
    change(withSelected({ ids, isSelected }));
  });
  const marked = useMemo(() => {
    if (!state.selection) return none;
    const isSelected = selectionTest(state.selection);
    return rows.filter((row) => isSelected(rowKey(row)));
  }, [rows, rowKey, state.selection]);

  if (!selection) return undefined;
  const isAll = rows.length > 0 && marked.length === rows.length;
  return {
    labelOf: (row) => messages.selectRow({ row: selection.nameOf(row) }),
    onSelect,
    marked,
    selectPage: {
      label: messages.selectPage,
      header: messages.selectColumn,
      isSelected: isAll,
      isMixed: marked.length > 0 && !isAll,
      onChange({ isSelected }) {
        change(withSelected({ ids: rows.map(rowKey), isSelected }));
      },
    },
  };
}

const none: readonly never[] = [];

function withSelected(rows: RowsSelected): TableStateUpdate {
  return ({ selection: before, ...rest }) => {
    const selection = withRowsSelected(before, rows);
    return selection ? { ...rest, selection } : rest;
  };
}
