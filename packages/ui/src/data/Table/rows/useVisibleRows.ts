'use client';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { firstVisibleRow, type RowSpan, renderedRows, visibleRowSpan } from './visibleRows.ts';

/** Scrolls to a row and draws it; its place from 0. */
export type RevealRow = (place: number) => void;

export interface VisibleRowsOptions {
  /** Rows in all. */
  count: number;
  /** Of the room in which they scroll, in px; undefined where all are drawn. */
  viewportHeight: number | undefined;
  headRows: number;
  reveal: RefObject<RevealRow | null>;
  onRowsRender: () => void;
}

export interface VisibleRows extends RowSpan {
  /** Of the rows to draw; those from `from` to `to` can be seen, the others are spare. */
  places: readonly number[];
}

/** The rows to draw where a long list scrolls; undefined where all rows are drawn. */
export function useVisibleRows(
  body: RefObject<HTMLTableSectionElement | null>,
  { count, viewportHeight, headRows, reveal, onRowsRender }: VisibleRowsOptions,
): VisibleRows | undefined {
  const [sight, setSight] = useState<{ first: number; kept?: number | undefined }>({ first: 0 });
  const { first, kept } = sight;
  const isOn = viewportHeight !== undefined;

  useEffect(() => {
    const rows = body.current;
    const scroller = rows?.closest('table')?.parentElement;
    if (!(isOn && rows && scroller)) return undefined;
    function look() {
      if (!(rows && scroller)) return;
      const next = firstVisibleRow({
        count,
        scrolled: scroller.scrollTop,
        viewportHeight: viewportHeight ?? 0,
        rowHeight: rows.offsetHeight / Math.max(1, count),
      });
      const focused = rows.contains(document.activeElement) ? document.activeElement?.closest('tr') : null;
      const place = focused ? Number(focused.getAttribute('aria-rowindex')) - headRows - 1 : undefined;
      setSight((now) => (now.first === next && now.kept === place ? now : { first: next, kept: place }));
    }
    // In the same frame, or it would show a gap.
    const onScroll = () => flushSync(look);
    reveal.current = (place) => {
      const rowHeight = rows.offsetHeight / Math.max(1, count);
      scroller.scrollTop = Math.max(0, place * rowHeight - scroller.clientHeight / 2);
      flushSync(look);
    };
    scroller.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      scroller.removeEventListener('scroll', onScroll);
      reveal.current = null;
    };
  }, [body, isOn, count, viewportHeight, headRows, reveal]);

  const inSight = useMemo(() => {
    if (viewportHeight === undefined) return undefined;
    const room = { count, viewportHeight };
    return { places: renderedRows(first, room, kept), ...visibleRowSpan(first, room) };
  }, [first, kept, count, viewportHeight]);
  useLayoutEffect(() => {
    if (inSight) onRowsRender();
  }, [inSight, onRowsRender]);
  return inSight;
}
