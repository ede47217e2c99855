'use client';
import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `onEscape` on Escape, wherever focus is, until the signal aborts. The key event stops there, so a surrounding
 * dialog or grid cell stays open.
 */
export function listenForEscape(onEscape: () => void, signal: AbortSignal) {
  const listen = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    event.preventDefault();
    onEscape();
  };
  document.addEventListener('keydown', listen, { capture: true, signal });
}

/**
 * Calls `onEscape` on Escape, wherever focus is, while content that the user didn’t ask for is open: WCAG 1.4.13
 * requires a way to dismiss it without moving the pointer or focus. Surrounding overlays stay open.
 */
export function useEscape(isOpen: boolean, onEscape: () => void) {
  const close = useEffectEvent(onEscape);
  useEffect(() => {
    if (!isOpen) return undefined;
    const end = new AbortController();
    listenForEscape(() => close(), end.signal);
    return () => end.abort();
  }, [isOpen]);
}
