'use client';
import { type RefObject, useLayoutEffect, useState } from 'react';

interface Measured {
  /** Of the items that were measured. */
  key: string;
  /** Px from the start of the line to the end of each item, when all of them are in it. */
  ends: readonly number[];
  /** Px that the line has. */
  room: number;
}

export interface RoomOptions {
  /** What marks an item; its value is unique. */
  attribute: string;
  count: number;
  /** Changes with whatever makes items wider or narrower. */
  itemsKey: string;
  /** Px that are kept for what holds the rest. */
  reserve: number;
}

/**
 * How many items fit into a line, and how many px the others would take. Items that do not fit are measured too:
 * whenever the items or their widths change, all of them are rendered, measured, and taken out again before the browser
 * paints.
 */
export function useVisibleItemCount(
  line: RefObject<HTMLElement | null>,
  { attribute, count, itemsKey, reserve }: RoomOptions,
) {
  const [measured, setMeasured] = useState<Measured>();
  const isMeasured = measured?.key === itemsKey;
  // biome-ignore lint/correctness/useExhaustiveDependencies: other items are in the line whenever it was measured
  useLayoutEffect(() => {
    const element = line.current;
    if (!element) return undefined;
    const measure = () => ({ key: itemsKey, ends: endsOf(element, attribute), room: element.clientWidth });
    if (!isMeasured) {
      setMeasured(measure());
      return undefined;
    }
    const watch = new ResizeObserver(() => {
      const { ends, room } = measure();
      setMeasured((last) => {
        // Text of another size, or a font that came: what is not in the line is wider or narrower too.
        if (!last || ends.some((end, index) => Math.abs(end - (last.ends[index] ?? 0)) > 1)) return undefined;
        return last.room === room ? last : { ...last, room };
      });
    });
    watch.observe(element);
    for (const item of element.querySelectorAll(`[${attribute}]`)) watch.observe(item);
    return () => watch.disconnect();
  }, [line, attribute, itemsKey, isMeasured, measured]);
  if (!isMeasured) return { shown: count, hiddenWidth: 0 };
  const { ends, room } = measured;
  const fits = (most: number) => ends.filter((end) => end <= most).length;
  const shown = fits(room) === count ? count : fits(room - reserve);
  return { shown, hiddenWidth: (ends.at(-1) ?? 0) - (ends[shown - 1] ?? 0) };
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
