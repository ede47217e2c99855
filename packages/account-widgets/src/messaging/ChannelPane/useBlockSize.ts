import { useLayoutEffect, useState } from 'react';

/** Height of an element in CSS pixels, 0 while it is not in the page. */
export function useBlockSize() {
  const [element, ref] = useState<HTMLElement | null>(null);
  const [blockSize, setBlockSize] = useState(0);
  useLayoutEffect(() => {
    const measure = () => setBlockSize(element?.offsetHeight ?? 0);
    measure();
    if (!element) return undefined;
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, [element]);
  return { ref, blockSize };
}
