'use client';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { firstVisibleRow, type RowSpan, renderedRows, visibleRowSpan } from './visibleRows.ts';

/** Scrolls to the row at a 0-based place and renders it. */
export type RevealRow = (place: number) => void;

export interface VisibleRowsOptions {
  /** Number of all rows. */
  count: number;
  /** Height in px of the viewport in which the rows scroll; undefined if all rows are rendered. */
  viewportHeight: number | undefined;
  headRows: number;
  reveal: RefObject<RevealRow | null>;
  onRowsRender: () => void;
}

export interface VisibleRows extends RowSpan {
  /** Places of the rows to render. Those from `from` to `to` can be visible, the others are overscan. */
  places: readonly number[];
}

/** The rows to render of a virtualized list; undefined if all rows are rendered. */
export function useVisibleRows(
  body: RefObject<HTMLTableSectionElement | null>,
  { count, viewportHeight, headRows, reveal, onRowsRender }: VisibleRowsOptions,
): VisibleRows | undefined {
  const [viewport, setViewport] = useState<{ first: number; kept?: number | undefined }>({ first: 0 });
  const { first, kept } = viewport;
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
      setViewport((now) => (now.first === next && now.kept === place ? now : { first: next, kept: place }));
    }
    // In the same frame, or the table would show a gap.
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

  const visibleRows = useMemo(() => {
    if (viewportHeight === undefined) return undefined;
    const size = { count, viewportHeight };
    return { places: renderedRows(first, size, kept), ...visibleRowSpan(first, size) };
  }, [first, kept, count, viewportHeight]);
  useLayoutEffect(() => {
    if (visibleRows) onRowsRender();
  }, [visibleRows, onRowsRender]);
  return visibleRows;
}
