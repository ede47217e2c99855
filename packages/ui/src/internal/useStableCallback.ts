'use client';
import { useCallback, useInsertionEffect, useRef } from 'react';

/**
 * One function from render to render that does what the latest render says: for memoised parts, which would otherwise be
 * drawn again with everything around them, such as a whole form with each letter typed into one of its fields.
 */
export function useStableCallback<Args extends readonly unknown[]>(handler: ((...args: Args) => void) | undefined) {
  const latest = useRef(handler);
  useInsertionEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: Args) => latest.current?.(...args), []);
}
