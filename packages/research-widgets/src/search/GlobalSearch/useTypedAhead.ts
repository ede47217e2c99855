import { useEffect, useEffectEvent } from 'react';

/**
 * Takes what a user types between asking for the palette and its field having the focus: its code may still load, and
 * the letters would otherwise be lost, or be keys of the page.
 */
export function useTypedAhead({ isOpen, onType }: { isOpen: boolean; onType: (letter: string) => void }): void {
  const take = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    const isLetter = key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing;
    if (!isLetter || (target instanceof Element && target.closest('[role="dialog"]'))) return;
    event.preventDefault();
    event.stopPropagation();
    onType(key);
  });
  useEffect(() => {
    if (!isOpen) return;
    document.addEventListener('keydown', take, { capture: true });
    return () => document.removeEventListener('keydown', take, { capture: true });
  }, [isOpen]);
}
