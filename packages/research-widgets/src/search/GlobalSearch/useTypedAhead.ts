import { useEffect, useEffectEvent } from 'react';

/** What letters belong to: the palette itself, and fields of the page, because the palette's code may not load at all. */
const fields = '[role="dialog"], input, textarea, select, [contenteditable]';

/** What a space presses. */
const pressable = 'button, a, summary, [role]';

/**
 * Takes what a user types between asking for the palette and its field having the focus: its code may still load, and
 * the letters would otherwise be lost, or be keys of the page.
 */
export function useTypedAhead({ isOpen, onType }: { isOpen: boolean; onType: (letter: string) => void }): void {
  const take = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    const isChord = event.ctrlKey || event.metaKey || event.altKey;
    const isLetter = key.length === 1 && !isChord && !event.isComposing && !event.repeat;
    const owners = key === ' ' ? `${fields}, ${pressable}` : fields;
    if (!isLetter || (target instanceof Element && target.closest(owners))) return;
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
