'use client';
import { useEffect, useMemo } from 'react';
import { useStableCallback } from '../../../internal/useStableCallback.ts';
import { createFilterDraft, type FilterChanges, type FilterDraft } from './filterDraft.ts';

/** A draft that lives as long as its table, and applies to the state as it is by then. */
export function useFilterDraft(delay: number, onApply: (changes: FilterChanges) => void): FilterDraft {
  const apply = useStableCallback(onApply);
  const draft = useMemo(() => createFilterDraft(delay, apply), [delay, apply]);
  useEffect(() => draft.cancel, [draft]);
  return draft;
}
