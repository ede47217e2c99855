'use client';
import { useEffect, useState } from 'react';
import { useStableCallback } from '../../../internal/useStableCallback.ts';
import { createFilterDraft, type FilterChanges, type FilterDraft } from './filterDraft.ts';

/** Creates the filter draft of a table. It applies to the latest state and is canceled when the table unmounts. */
export function useFilterDraft(delayMs: number, onApply: (changes: FilterChanges) => void): FilterDraft {
  const apply = useStableCallback(onApply);
  const [draft] = useState(() => createFilterDraft(delayMs, apply));
  useEffect(() => draft.setDelay(delayMs), [draft, delayMs]);
  useEffect(() => draft.cancel, [draft]);
  return draft;
}
