'use client';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/**
 * Calls `onReset` with the value of the first render when the form around an element is reset. React Aria's own fields
 * listen themselves; this hook serves values that we keep beside them.
 */
export function useFormReset<Value>(
  element: RefObject<HTMLElement | null>,
  value: Value,
  onReset: (initialValue: Value) => void,
  formId?: string,
) {
  const [initialValue] = useState(value);
  const reset = useEffectEvent(() => onReset(initialValue));
  useEffect(() => {
    const form = formId === undefined ? element.current?.closest('form') : document.getElementById(formId);
    const handleReset = () => reset();
    form?.addEventListener('reset', handleReset);
    return () => form?.removeEventListener('reset', handleReset);
  }, [element, formId]);
}
