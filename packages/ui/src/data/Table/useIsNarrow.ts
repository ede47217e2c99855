'use client';
import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether an element is narrower than so many px. Renders only when that changes. */
export function useIsNarrow(ref: RefObject<HTMLElement | null>, limit: number): boolean {
  const [isNarrow, setIsNarrow] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const look = () => setIsNarrow(element.clientWidth < limit);
    look();
    const watch = new ResizeObserver(look);
    watch.observe(element);
    return () => watch.disconnect();
  }, [ref, limit]);
  return isNarrow;
}
