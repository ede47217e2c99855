'use client';
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, useCallback, useLayoutEffect, useState } from 'react';
import { exactHeight, withIndex } from '../../internal/options/useVirtualRows.ts';

export interface VirtualLogOptions {
  /** A key for each row, the newest last. Memoize them: a new array places all rows again. */
  keys: readonly string[];
  /** The element that scrolls the rows, once it is in the page. */
  scroller: HTMLElement | null;
  /** Pixels between rows. */
  gap: number;
  /** Pixels above the first row, for what is not a row. */
  above: number;
}

/** Rows up to this number are all in the page, where the browser’s search finds them. */
const whole = 150;

/** Pixels that a row takes, until the browser measures it. */
const estimatedRow = 72;

/** Pixels from the end within which the user still sees the newest row. */
const nearEnd = 40;

/**
 * Virtualizes the rows of a log of any length, such as a conversation: it starts at the newest row and follows it while
 * it is in view. Rows that are added above keep the place of those in view.
 */
export function useVirtualLog({ keys, scroller, gap, above }: VirtualLogOptions) {
  const [focusedKey, setFocusedKey] = useState<string>();
  const focused = focusedKey === undefined ? -1 : keys.indexOf(focusedKey);
  const rows = useVirtualizer<HTMLElement, HTMLElement>({
    count: keys.length,
    getScrollElement: () => scroller,
    getItemKey: useCallback((index: number) => keys[index] ?? index, [keys]),
    estimateSize: () => estimatedRow,
    measureElement: exactHeight,
    gap,
    paddingStart: above,
    overscan: 6,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: nearEnd,
    useFlushSync: false,
    // The row with the focus stays, or the keyboard would lose its place.
    rangeExtractor: (range) => withIndex(renderedRows(range), focused),
  });
  useLayoutEffect(() => {
    if (scroller) rows.scrollToEnd();
  }, [rows, scroller]);
  return {
    /** Of all rows together. */
    blockSize: rows.getTotalSize(),
    visible: rows.getVirtualItems().map(({ index, start }) => ({
      index,
      /** Props of the row's element, which is placed absolutely. */
      row: { ref: rows.measureElement, 'data-index': index, style: { insetBlockStart: start } },
    })),
    /** Props of the element around the rows. */
    list: {
      onFocus: ({ target }: FocusEvent) => {
        const row = target.closest<HTMLElement>('[data-index]');
        if (row) setFocusedKey(keys[Number(row.dataset.index)]);
      },
      onBlur: () => setFocusedKey(undefined),
    },
    /** Stable. */
    scrollToEnd: rows.scrollToEnd,
  };
}

function renderedRows(range: Range): number[] {
  if (range.count > whole) return defaultRangeExtractor(range);
  return Array.from({ length: range.count }, (_, index) => index);
}
