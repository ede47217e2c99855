'use client';
import { useCallback, useInsertionEffect, useRef } from 'react';
import type { TableState } from './TableState.ts';

/** Returns the next state, or the same one if nothing changes. */
export type TableStateUpdate = (state: TableState) => TableState;

export interface StateChange {
  /** Returns the latest state, including changes that are not rendered yet. */
  latest: () => TableState;
  /** Updates the latest state and reports it to the owner. */
  change: (update: TableStateUpdate) => void;
}

/**
 * The one way to change a table's state. Each change is applied to the latest state, not to the one that was rendered
 * when a gesture began or a key was pressed: a drag keeps the filter that was applied meanwhile, and two changes
 * before the owner renders add up. Both functions have a stable identity.
 */
export function useStateChange(state: TableState, onStateChange: (state: TableState) => void): StateChange {
  const given = useRef(state);
  const latestState = useRef(state);
  const ask = useRef(onStateChange);
  useInsertionEffect(() => {
    ask.current = onStateChange;
    // An owner that hasn't updated yet, such as one that keeps the state in the address, renders the previous state again.
    if (given.current !== state) latestState.current = state;
    given.current = state;
  });
  const latest = useCallback(() => latestState.current, []);
  const change = useCallback((update: TableStateUpdate) => {
    const next = update(latestState.current);
    if (next === latestState.current) return;
    latestState.current = next;
    ask.current(next);
  }, []);
  return { latest, change };
}
