'use client';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { createFilterDraft, type FilterChanges, type FilterDraft } from './filterDraft.ts';

/** A draft that lives as long as its table, and applies to the state as it is by then. */
export function useFilterDraft(delay: number, onApply: (changes: FilterChanges) => void): FilterDraft {
  const latest = useRef(onApply);
  useLayoutEffect(() => {
    latest.current = onApply;
  });
  const draft = useMemo(() => createFilterDraft(delay, (changes) => latest.current(changes)), [delay]);
  useEffect(() => draft.cancel, [draft]);
  return draft;
}
