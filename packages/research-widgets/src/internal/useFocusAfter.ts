'use client';
import { type RefObject, useEffect, useRef } from 'react';

/** Gives the focus to an element once something else is gone that had it. */
export function useFocusAfter<Target extends HTMLElement>(isOpen: boolean): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // Once all that follows from the change is drawn: what gets the focus is drawn anew by it.
    if (wasOpen.current && !isOpen) queueMicrotask(() => target.current?.focus());
    wasOpen.current = isOpen;
  }, [isOpen]);
  return target;
}
