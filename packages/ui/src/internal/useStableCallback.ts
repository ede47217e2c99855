'use client';
import { useCallback, useInsertionEffect, useRef } from 'react';

/**
 * Returns a callback with a stable identity that always calls the latest handler, for memoized components and timers.
 * In an effect, use React’s `useEffectEvent`.
 */
export function useStableCallback<Args extends readonly unknown[]>(handler: ((...args: Args) => void) | undefined) {
  const latest = useRef(handler);
  useInsertionEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: Args) => latest.current?.(...args), []);
}
