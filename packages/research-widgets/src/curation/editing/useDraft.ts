'use client';
import { useRef, useState } from 'react';

interface DraftOptions<Draft> {
  /** What is stored on the server. */
  initial: Draft;
  /** Input of an earlier time that was not saved. */
  stored: Draft | null;
  /** Called with each change of the input, and with null once nothing is unsaved. */
  onDraftChange: (draft: Draft | null) => void;
}

/** The input of a form of editors, from what was not saved or else from the server. */
export function useDraft<Draft>({ initial, stored, onDraftChange }: DraftOptions<Draft>) {
  const [draft, setDraft] = useState(stored ?? initial);
  const latest = useRef(draft);
  const [isRestored, setRestored] = useState(stored !== null);
  return {
    draft,
    isRestored,

    change(update: (before: Draft) => Draft) {
      // An upload ends long after the render that started it.
      latest.current = update(latest.current);
      setDraft(latest.current);
      onDraftChange(latest.current);
    },

    /** Replaces the input by what is stored on the server. */
    reset(next: Draft) {
      latest.current = next;
      setDraft(next);
      setRestored(false);
      onDraftChange(null);
    },
  };
}
