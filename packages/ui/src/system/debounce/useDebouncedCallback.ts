'use client';
import { useEffect, useMemo } from 'react';
import { useStableCallback } from '../../internal/useStableCallback.ts';
import { type Debounced, debounce } from './debounce.ts';

/**
 * Debounces `callback` by `delayMs` milliseconds. The returned function has a stable identity and runs the latest
 * callback. Unmounting cancels a pending call.
 */
export function useDebouncedCallback<Args extends readonly unknown[]>(
  callback: (...args: Args) => void,
  delayMs: number,
): Debounced<Args> {
  const latest = useStableCallback(callback);
  const debounced = useMemo(() => debounce(latest, delayMs), [latest, delayMs]);
  useEffect(() => debounced.cancel, [debounced]);
  return debounced;
}
