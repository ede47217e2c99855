'use client';
import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Returns the width of an element in px, updated when it changes. Returns `initial` on the server and until the first
 * measurement.
 */
export function useInlineSize(ref: RefObject<HTMLElement | null>, initial: number): number {
  const [size, setSize] = useState(initial);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    setSize(element.clientWidth);
    const watch = new ResizeObserver(() => setSize(element.clientWidth));
    watch.observe(element);
    return () => watch.disconnect();
  }, [ref]);
  return size;
}
