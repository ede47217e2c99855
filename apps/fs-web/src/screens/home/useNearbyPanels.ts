import { startTransition, useCallback, useEffect, useState } from 'react';

/** Panels that fill the screen of a phone, and the next. */
const first = 2;

/** What tells that a user may go to a panel without scrolling there. */
const jumps = ['keydown', 'focusin'] as const;

/**
 * Counts the panels to render in one column, and adds the next one on request. On a phone, all others together take
 * longer to render than the first two, while the first taps wait for them. A key or a focused element asks for all,
 * because it can lead anywhere.
 */
export function useNearbyPanels({ isOneColumn }: { isOneColumn: boolean }): { count: number; addNext: () => void } {
  const [count, setCount] = useState(isOneColumn ? first : Number.POSITIVE_INFINITY);
  const isAll = count === Number.POSITIVE_INFINITY;
  useEffect(() => {
    if (isAll) return;
    const addAll = () => startTransition(() => setCount(Number.POSITIVE_INFINITY));
    for (const jump of jumps) document.addEventListener(jump, addAll);
    return () => {
      for (const jump of jumps) document.removeEventListener(jump, addAll);
    };
  }, [isAll]);
  const addNext = useCallback(() => startTransition(() => setCount((now) => now + 1)), []);
  return { count, addNext };
}
