'use client';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';

/** The row that the user is on, -1 for none. The list scrolls after the keyboard, never under the pointer. */
export interface ActiveRow {
  readonly index: number;
  readonly by: 'keyboard' | 'pointer';
}

interface VirtualRows {
  count: number;
  active: ActiveRow;
  /** Pixels above and below the rows. */
  padding: number;
  /** Keeps the size of a row when it moves. Memoize this callback: a new identity measures all rows again. */
  keyOf: (index: number) => string;
}

/** Pixels that a row of one line takes, until the browser measures the row. */
const estimatedRow = 36;

/** Virtualizes the rows of a listbox: renders those in view and the active one, whatever their heights. */
export function useVirtualRows({ count, active, padding, keyOf }: VirtualRows) {
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimatedRow,
    measureElement: exactHeight,
    getItemKey: keyOf,
    overscan: 4,
    paddingStart: padding,
    paddingEnd: padding,
    scrollPaddingStart: padding,
    scrollPaddingEnd: padding,
    useFlushSync: false,
    rangeExtractor: (range) => withIndex(defaultRangeExtractor(range), active.index),
  });
  useEffect(() => {
    if (active.by === 'keyboard' && active.index >= 0) rows.scrollToIndex(active.index);
  }, [active, rows]);
  return {
    scroller,
    /** Of all rows together. */
    blockSize: rows.getTotalSize(),
    visible: rows.getVirtualItems().map(({ index, start }) => ({
      index,
      /** Props of the row's element. */
      row: { ref: rows.measureElement, 'data-index': index, style: { insetBlockStart: start } },
    })),
  };
}

/** Exact, since rounded heights would move the rows below. */
export function exactHeight(row: Element, entry: ResizeObserverEntry | undefined): number {
  return entry?.borderBoxSize[0]?.blockSize ?? row.getBoundingClientRect().height;
}

/** Adds a row outside of those in view; -1 for none. */
export function withIndex(indexes: number[], index: number): number[] {
  if (index < 0 || indexes.includes(index)) return indexes;
  return [...indexes, index].toSorted((one, other) => one - other);
}
