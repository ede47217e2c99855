'use client';
import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Calls back when the form around an element is reset. React Aria's own fields listen for themselves; this is for
 * values that we keep beside them.
 */
export function useFormReset(element: RefObject<HTMLElement | null>, onReset: () => void) {
  const reset = useEffectEvent(onReset);
  useEffect(() => {
    const form = element.current?.closest('form');
    const listen = () => reset();
    form?.addEventListener('reset', listen);
    return () => form?.removeEventListener('reset', listen);
  }, [element]);
}
