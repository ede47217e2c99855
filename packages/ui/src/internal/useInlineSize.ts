'use client';
import { type RefObject, useLayoutEffect, useState } from 'react';

/** Width in px of what the ref is on, kept up to date; `initial` until it is known, and on the server. */
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
