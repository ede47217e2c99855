import { useLayoutEffect, useState } from 'react';

/**
 * The largest height in CSS pixels that an element has had since it came into the page, 0 while it is not there: what
 * begins below that height stays where it is when the element gets less high.
 */
export function useLargestBlockSize() {
  const [element, ref] = useState<HTMLElement | null>(null);
  const [blockSize, setBlockSize] = useState(0);
  useLayoutEffect(() => {
    setBlockSize(element?.offsetHeight ?? 0);
    if (!element) return undefined;
    const watch = new ResizeObserver(() => setBlockSize((last) => Math.max(last, element.offsetHeight)));
    watch.observe(element);
    return () => watch.disconnect();
  }, [element]);
  return { ref, blockSize };
}
