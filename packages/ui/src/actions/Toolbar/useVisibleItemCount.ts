'use client';
import { type RefObject, useLayoutEffect, useState } from 'react';

interface Measured {
  /** The `itemsKey` at the time of the measurement. */
  key: string;
  /** Px from the start of the line to the end of each item while all items are rendered. */
  ends: readonly number[];
  /** Width of the line in px. */
  width: number;
}

export interface VisibleItemCountOptions {
  /** The attribute that marks an item. Its value is unique. */
  attribute: string;
  count: number;
  /** Must change whenever items get wider or narrower. */
  itemsKey: string;
  /** Px reserved for the menu button. */
  reserve: number;
}

/**
 * Returns how many items fit into a line. Items that don’t fit are measured too: whenever the items or their widths
 * change, all items render, are measured, and are removed again before the browser paints.
 */
export function useVisibleItemCount(
  line: RefObject<HTMLElement | null>,
  { attribute, count, itemsKey, reserve }: VisibleItemCountOptions,
) {
  const [measured, setMeasured] = useState<Measured>();
  const isMeasured = measured?.key === itemsKey;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every item is in the line when it is measured again
  useLayoutEffect(() => {
    const element = line.current;
    if (!element) return undefined;
    const measure = () => ({ key: itemsKey, ends: endsOf(element, attribute), width: element.clientWidth });
    if (!isMeasured) {
      setMeasured(measure());
      return undefined;
    }
    const watch = new ResizeObserver(() => {
      const { ends, width } = measure();
      setMeasured((last) => {
        // A new text size or a loaded font changes the width of the items that aren’t rendered too.
        if (!last || ends.some((end, index) => Math.abs(end - (last.ends[index] ?? 0)) > 1)) return undefined;
        return last.width === width ? last : { ...last, width };
      });
    });
    watch.observe(element);
    for (const item of element.querySelectorAll(`[${attribute}]`)) watch.observe(item);
    return () => watch.disconnect();
  }, [line, attribute, itemsKey, isMeasured, measured]);
  if (!isMeasured) return { shown: count, hiddenWidth: 0 };
  const { ends, width } = measured;
  const fits = (most: number) => ends.filter((end) => end <= most).length;
  const shown = fits(width) === count ? count : fits(width - reserve);
  return { shown, hiddenWidth: (ends.at(-1) ?? 0) - (ends[shown - 1] ?? 0) };
}

/** Returns the px from the start of the line to the end of each item, in either text direction. */
function endsOf(line: HTMLElement, attribute: string): number[] {
  const { left, right } = line.getBoundingClientRect();
  const isReversed = getComputedStyle(line).direction === 'rtl';
  return Array.from(line.querySelectorAll(`[${attribute}]`), (item) => {
    const box = item.getBoundingClientRect();
    return Math.floor(isReversed ? right - box.left : box.right - left);
  });
}
