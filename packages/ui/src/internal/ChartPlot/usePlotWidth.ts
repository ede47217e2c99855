'use client';
import { useParentSize } from '@visx/responsive';
import { useLayoutEffect } from 'react';

/**
 * Returns the width of a plot in px, updated when it changes, and the ref of the element to measure. Returns `initial`
 * on the server and until the first measurement. Uses the hook under visx’s ParentSize, because the component clips
 * tooltips and sends inline styles from a server.
 */
export function usePlotWidth(initial: number) {
  const { parentRef, node, resize, width } = useParentSize<HTMLDivElement>({
    initialSize: { width: initial },
    debounceTime: 0,
    ignoreDimensions: unusedDimensions,
  });
  // The observer of visx answers after the first paint. Measuring before avoids a jump.
  useLayoutEffect(() => {
    if (node) resize({ width: node.clientWidth, height: 0, top: 0, left: 0 });
  }, [node, resize]);
  return { ref: parentRef, width: Math.round(width) };
}

const unusedDimensions: ('height' | 'top' | 'left')[] = ['height', 'top', 'left'];
