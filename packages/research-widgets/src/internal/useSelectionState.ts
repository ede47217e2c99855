'use client';
import type { TableSelection, TableState, TableStateUpdate } from '@fs/ui';
import { useState } from 'react';

interface SelectionStateOptions {
  state: TableState;
  onStateChange: (update: TableStateUpdate) => void;
}

/** The selection is temporary, so it is local state. */
export function useSelectionState({ state: asked, onStateChange }: SelectionStateOptions) {
  const [selection, setSelection] = useState<TableSelection>();
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
