'use client';
import { useEffect, useEffectEvent } from 'react';

/**
 * Calls back on Escape, wherever the focus is, while something is open that came without being asked for: WCAG 1.4.13
 * wants a way out of it that leaves pointer and focus where they are. What lies around stays open.
 */
export function useEscape(isOpen: boolean, onEscape: () => void) {
  const close = useEffectEvent(onEscape);
  useEffect(() => {
    if (!isOpen) return undefined;
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      event.preventDefault();
      close();
    };
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, [isOpen]);
}
