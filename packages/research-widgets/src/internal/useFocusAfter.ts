'use client';
import { type RefObject, useEffect, useRef } from 'react';

/** Moves focus to an element after the focused one is removed. */
export function useFocusAfter<Target extends HTMLElement>(isOpen: boolean): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // Waits until the change is rendered, because rendering replaces the element that gets focus.
    if (wasOpen.current && !isOpen) queueMicrotask(() => target.current?.focus());
    wasOpen.current = isOpen;
  }, [isOpen]);
  return target;
}
