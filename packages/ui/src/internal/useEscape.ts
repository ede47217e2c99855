'use client';
import { useEffect, useEffectEvent } from 'react';

/**
 * Calls back on Escape, wherever the focus is, until the signal aborts. What lies around stays open: the key reaches
 * neither the dialog nor the cell that this one is in.
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
 * Calls back on Escape, wherever the focus is, while something is open that came without being asked for: WCAG 1.4.13
 * wants a way out of it that leaves pointer and focus where they are. What lies around stays open.
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
