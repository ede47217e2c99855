'use client';
import { useCallback, useInsertionEffect, useRef } from 'react';
import { useStableCallback } from '../../../internal/useStableCallback.ts';
import type { TableState, TableStateUpdate } from './TableState.ts';

export interface StateChange {
  /** Returns the latest state, including changes that are not rendered yet. */
  latest: () => TableState;
  /** Updates the latest state and reports the update to the owner. */
  change: (update: TableStateUpdate) => void;
}

/**
 * The one way to change a table's state. Each change is applied to the latest state, not to the one that was rendered
 * when a gesture began or a key was pressed: a drag keeps the filter that was applied meanwhile, and two changes
 * before the owner renders add up. Both functions have a stable identity.
 */
export function useStateChange(state: TableState, onStateChange: (update: TableStateUpdate) => void): StateChange {
  const given = useRef(state);
  const latestState = useRef(state);
  const report = useStableCallback(onStateChange);
  useInsertionEffect(() => {
    // An owner that hasn't updated yet, such as one that keeps the state in the address, renders the previous state again.
    if (given.current !== state) latestState.current = state;
    given.current = state;
  });
  const latest = useCallback(() => latestState.current, []);
  const change = useCallback(
    (update: TableStateUpdate) => {
      const rendered = given.current;
      const next = update(latestState.current);
      if (next === latestState.current) return;
      latestState.current = next;
      // An owner that still has the rendered state lacks the changes before this one, which `next` includes.
      report((current) => (current === rendered ? next : update(current)));
    },
    [report],
  );
  return { latest, change };
}
