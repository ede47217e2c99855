'use client';
import { defaultRangeExtractor, type Range, useVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type FocusEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { exactHeight, withIndex } from '../../internal/options/useVirtualRows.ts';
import { useSelectedRows } from './useSelectedRows.ts';

export interface VirtualListOptions {
  /** A key for each row. Memoize them: a new array places all rows again. */
  keys: readonly string[];
  /** The element that scrolls the rows, once it is in the page. */
  scroller: HTMLElement | null;
  /** Pixels between rows. @default 0 */
  gap?: number;
  /** Pixels before the first row, for what is not a row. @default 0 */
  before?: number;
  /** `end` starts at the last row, follows it while it is in view, and keeps the place when rows come before others. */
  anchor: 'start' | 'end';
}

/** How much of the view a page up or down scrolls: what was at its edge stays in view. */
const pageShare = 0.875;

/** Rows up to this number are all in the page, where the browser’s search finds them. */
const whole = 150;

/** Pixels that a row takes, until the browser measures it. */
const estimatedRow = 72;

/** Pixels from the end within which the user still sees the last row. */
const nearEnd = 40;

/**
 * Virtualizes the rows of a list or log of any length and of rows of any height: renders those in view, a few around
 * them, the one with the focus, and those where a selection begins and ends.
 */
export function useVirtualList({ keys, scroller, gap = 0, before = 0, anchor }: VirtualListOptions) {
  const [focusedKey, setFocusedKey] = useState<string>();
  const selected = useSelectedRows(keys, scroller);
  const kept = [focusedKey, ...selected].map((key) => (key === undefined ? -1 : keys.indexOf(key)));
  const isLog = anchor === 'end';
  const rows = useVirtualizer<HTMLElement, HTMLElement>({
    count: keys.length,
    getScrollElement: () => scroller,
    getItemKey: useCallback((index: number) => keys[index] ?? index, [keys]),
    estimateSize: () => estimatedRow,
    measureElement: exactHeight,
    gap,
    paddingStart: before,
    overscan: 6,
    anchorTo: anchor,
    followOnAppend: isLog,
    scrollEndThreshold: nearEnd,
    useFlushSync: false,
    rangeExtractor: (range) => kept.reduce(withIndex, renderedRows(range)),
  });
  const [edge, setEdge] = useState<{ first: string | undefined; pinned?: string | undefined }>({ first: keys[0] });
  if (edge.first !== keys[0]) setEdge({ first: keys[0], pinned: edge.first });
  const pinned = edge.pinned === undefined ? -1 : keys.indexOf(edge.pinned);
  // During rendering, since rows are measured before effects.
  rows.shouldAdjustScrollPositionOnItemSizeChange = (item, _change, view) => isBeforeView(item, view, pinned);
  useLayoutEffect(() => {
    if (scroller && isLog) rows.scrollToEnd();
  }, [rows, scroller, isLog]);
  const isAtEnd = useRef(true);
  useEffect(() => {
    const follow = () => {
      if (scroller) isAtEnd.current = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight <= nearEnd;
    };
    scroller?.addEventListener('scroll', follow, { passive: true });
    return () => scroller?.removeEventListener('scroll', follow);
  }, [scroller]);
  const lastRow = rows.measurementsCache[keys.length - 1];
  const last = lastRow && `${String(lastRow.key)} ${lastRow.size}`;
  useLayoutEffect(() => {
    // The last row grows when it is measured, and when another takes its place: a message with its files is sent.
    if (scroller && isLog && isAtEnd.current && last !== undefined) scroller.scrollTop = scroller.scrollHeight;
  }, [scroller, isLog, last]);
  useEffect(() => {
    if (!scroller) return undefined;
    // The browser’s own scrolling ends when a row is measured: those that it passes, or others that were still to be.
    const jump = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const page = scroller.clientHeight * pageShare;
      if (event.key === 'End') rows.scrollToEnd();
      else if (event.key === 'Home') rows.scrollToOffset(0);
      else if (event.key === 'PageUp') rows.scrollToOffset(scroller.scrollTop - page);
      else if (event.key === 'PageDown') rows.scrollToOffset(scroller.scrollTop + page);
      else return;
      event.preventDefault();
    };
    scroller.addEventListener('keydown', jump);
    return () => scroller.removeEventListener('keydown', jump);
  }, [rows, scroller]);
  return {
    /** Of all rows together. */
    blockSize: rows.getTotalSize(),
    visible: rows.getVirtualItems().map(({ index, start }) => ({
      index,
      /** Props of the row’s element, which is placed absolutely. */
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

interface View {
  scrollOffset: number | null;
  scrollRect: { height: number } | null;
  measurementsCache: readonly VirtualItem[];
}

/**
 * Whether what is in view must not move when a row gets another height: the row begins above the view and ends before
 * its end, whichever way the user scrolls; or it comes before the row that was the first one, which is in view.
 */
function isBeforeView({ index, start, end }: VirtualItem, view: View, pinned: number): boolean {
  const top = view.scrollOffset ?? 0;
  const bottom = top + (view.scrollRect?.height ?? 0);
  const place = view.measurementsCache[pinned]?.start ?? -1;
  return (index < pinned && place >= top && place < bottom) || (start < top && end < bottom);
}
