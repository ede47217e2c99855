'use client';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses a container when the element in it that had the focus is gone after a change, which would reset the focus to
 * the page. The container needs a `tabIndex`.
 * @param moveFocus Moves the focus elsewhere instead. The container then needs no `tabIndex`.
 */
export function useFocusAfterRemoval<Container extends HTMLElement = HTMLDivElement>(
  moveFocus?: () => void,
): RefObject<Container | null> {
  const container = useRef<Container>(null);
  const focused = useRef<EventTarget>(null);
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      focused.current = target instanceof Node && container.current?.contains(target) ? target : null;
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, []);
  // After each change: what removed the element may come from anywhere.
  useEffect(() => {
    const isGone = focused.current instanceof Node && !focused.current.isConnected;
    if (!isGone || document.activeElement !== document.body) return;
    if (moveFocus) moveFocus();
    else container.current?.focus({ preventScroll: true });
  });
  return container;
}
