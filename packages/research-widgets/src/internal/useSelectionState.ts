'use client';
import type { TableSelection, TableState, TableStateUpdate } from '@fs/ui';
import { useState } from 'react';

/** The selected rows of a table, where the caller keeps them. */
export interface SelectedRowsProps {
  /** The selected rows, with `onSelectedRowsChange`. Default: none. */
  selectedRows?: TableSelection | undefined;
  /** Called when the user selects other rows. Without it, the table keeps them until it unmounts. */
  onSelectedRowsChange?: ((selection: TableSelection | undefined) => void) | undefined;
}

interface SelectionStateOptions extends SelectedRowsProps {
  state: TableState;
  onStateChange: (update: TableStateUpdate) => void;
}

/** The selection is temporary, so it is local state unless the caller keeps it. */
export function useSelectionState(options: SelectionStateOptions) {
  const { state: asked, onStateChange, selectedRows, onSelectedRowsChange } = options;
  const [own, setOwn] = useState<TableSelection>();
  const selection = onSelectedRowsChange ? selectedRows : own;
  const setSelection = onSelectedRowsChange ?? setOwn;
  const state = { ...asked, ...(selection && { selection }) };
  return {
    state,
    onStateChange: (update: TableStateUpdate) => {
      const { selection: nextSelection, ...next } = update(state);
      setSelection(nextSelection);
      if (!isSame(next, asked)) onStateChange((now) => (now === asked ? next : withoutSelection(update(now))));
    },
    clearSelection: () => setSelection(undefined),
  };
}

function withoutSelection({ selection: _, ...state }: TableState): TableState {
  return state;
}

function isSame(one: object, other: object): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => one[name as keyof typeof one] === other[name as keyof typeof other]);
}
