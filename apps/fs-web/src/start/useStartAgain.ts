import { useEffect, useState } from 'react';
import { useIsOnline } from '../shell/useIsOnline.ts';

const [first, longest] = [5_000, 60_000];

/**
 * Counts starts of the app, and counts another one a while after each that failed: a connection that has just come
 * back, or a server that is restarting, answers a moment later. Waits twice as long each time.
 */
export function useStartAgain(hasFailed: boolean): number {
  const isOnline = useIsOnline();
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (!hasFailed || !isOnline) return undefined;
    const timer = setTimeout(() => setCount(count + 1), Math.min(longest, first * 2 ** count));
    return () => clearTimeout(timer);
  }, [hasFailed, isOnline, count]);
  return count;
}
