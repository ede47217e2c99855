import { type PointerEvent, useRef } from 'react';

export type SwipeDirection = 'next' | 'previous';

/** Least length of a swipe, in px. A shorter or steeper move is a scroll. */
const least = 60;

/**
 * Returns event handlers that report when a finger moves sideways over an element: `next` toward the start of the line,
 * as pages of a book turn.
 */
export function useSwipe(onSwipe: ((direction: SwipeDirection) => void) | undefined) {
  const start = useRef<{ x: number; y: number }>(undefined);
  if (!onSwipe) return undefined;
  return {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      start.current = pointerType === 'touch' ? { x: clientX, y: clientY } : undefined;
    },
    onPointerUp: ({ clientX, clientY, currentTarget }: PointerEvent) => {
      const from = start.current;
      start.current = undefined;
      if (!from) return;
      const across = clientX - from.x;
      if (Math.abs(across) < least || Math.abs(clientY - from.y) > Math.abs(across) / 2) return;
      const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl';
      onSwipe(across < 0 === isRightToLeft ? 'previous' : 'next');
    },
  };
}
