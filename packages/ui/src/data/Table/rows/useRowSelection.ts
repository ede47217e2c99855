'use client';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { type RowsSelected, rangeOf, selectionTest, withRowsSelected } from '../model/TableSelection.ts';
import type { TableState } from '../model/TableState.ts';
import type { StateChange, TableStateUpdate } from '../model/useStateChange.ts';
import { useTableMessages } from '../useTableMessages.ts';
import type { RowSelect } from './TableRow.tsx';
import type { TableSelectCellProps } from './TableSelectCell.tsx';

/** How rows are selected. Memoize the object. */
export interface TableRowSelection<Row> {
  /** Unique among all rows, on every page. */
  idOf: (row: Row) => string;
  /** Names the row for screen readers. */
  nameOf: (row: Row) => string;
}

export interface RowSelectionOptions<Row> extends Pick<StateChange, 'change'> {
  selection: TableRowSelection<Row> | undefined;
  /** Those that are shown. */
  rows: readonly Row[];
  state: TableState;
}

export interface RowSelectionParts<Row> {
  select: RowSelect<Row>;
  selectPage: TableSelectCellProps & { header: string };
  /** The selected rows of the page. */
  marked: readonly Row[];
}

/** Marks rows one by one, from the last to this one with Shift, and all that are shown. Undefined where none can be. */
export function useRowSelection<Row>(options: RowSelectionOptions<Row>): RowSelectionParts<Row> | undefined {
  const { selection, rows, state } = options;
  const { messages } = useTableMessages();
  const latest = useRef(options);
  const anchor = useRef<string>(undefined);
  useLayoutEffect(() => {
    latest.current = options;
  });

  const select = useMemo((): RowSelect<Row> | undefined => {
    if (!selection) return undefined;
    return {
      idOf: selection.idOf,
      labelOf: (row) => messages.selectRow({ row: selection.nameOf(row) }),
      onSelect({ id, isSelected, isRange }) {
        const now = latest.current;
        const ids = isRange ? rangeOf(now.rows.map(selection.idOf), anchor.current, id) : [id];
        anchor.current = id;
        now.change(withSelected({ ids, isSelected }));
      },
    };
  }, [selection, messages]);

  const marked = useMemo(() => {
    const isSelected = selectionTest(state.selection);
    return selection ? rows.filter((row) => isSelected(selection.idOf(row))) : [];
  }, [selection, rows, state.selection]);

  if (!(select && selection)) return undefined;
  const isAll = rows.length > 0 && marked.length === rows.length;
  return {
    select,
    marked,
    selectPage: {
      label: messages.selectPage,
      header: messages.selectColumn,
      isSelected: isAll,
      isMixed: marked.length > 0 && !isAll,
      onChange({ isSelected }) {
        options.change(withSelected({ ids: rows.map(selection.idOf), isSelected }));
      },
    },
  };
}

function withSelected(marked: RowsSelected): TableStateUpdate {
  return ({ selection: before, ...rest }) => {
    const selection = withRowsSelected(before, marked);
    return selection ? { ...rest, selection } : rest;
  };
}
