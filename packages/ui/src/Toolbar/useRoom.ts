'use client';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useInlineSize } from '../internal/useInlineSize.ts';

/** How many of the children with this attribute find room in a line; `reserve` px are kept for what holds the rest. */
export function useRoom(line: RefObject<HTMLElement | null>, attribute: string, count: number, reserve: number) {
  const room = useInlineSize(line, Number.POSITIVE_INFINITY);
  const ends = useRef<readonly number[]>([]);
  const [shown, setShown] = useState(count);
  useLayoutEffect(() => {
    const element = line.current;
    if (!element || room === Number.POSITIVE_INFINITY) return;
    // Those that once went out of the line still end where they did.
    if (ends.current.length !== count) ends.current = endsOf(element, attribute);
    const fits = (most: number) => ends.current.filter((end) => end <= most).length;
    setShown(fits(room) === count ? count : fits(room - reserve));
  }, [line, attribute, count, reserve, room]);
  return shown;
}

/** Px from where the line starts to where each ends, in either direction of writing. */
function endsOf(line: HTMLElement, attribute: string): number[] {
  const { left, right } = line.getBoundingClientRect();
  const isReversed = getComputedStyle(line).direction === 'rtl';
  return Array.from(line.querySelectorAll(`[${attribute}]`), (item) => {
    const box = item.getBoundingClientRect();
    return Math.floor(isReversed ? right - box.left : box.right - left);
  });
}
