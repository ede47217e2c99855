'use client';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useStableCallback } from '../../../internal/useStableCallback.ts';

/** Milliseconds without a scroll until the row at the top is reported. */
const restMs = 150;

/** Reports that the owner has not answered yet. More are forgotten, because an owner may ignore some. */
const mostReports = 20;

export interface TopRowOptions {
  /** Number of loaded rows. */
  count: number;
  /** Whether the rows are in one scrolling list. */
  isOn: boolean;
  /** The row at the top, from 0. */
  topRow: number;
  onScrollToRow: ((row: number) => void) | undefined;
}

/** Keeps the row at the top of a scrolling list where its owner has it, such as in an address. */
export function useTopRow(
  body: RefObject<HTMLTableSectionElement | null>,
  { count, isOn, topRow, onScrollToRow }: TopRowOptions,
) {
  const shown = useRef(0);
  const reported = useRef<readonly number[]>([]);
  const report = useStableCallback(onScrollToRow);
  const hasRows = count > 0;

  useEffect(() => {
    const scroller = isOn && hasRows ? scrollerOf(body.current) : undefined;
    if (!scroller) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function settle() {
      const height = rowHeight(body.current);
      const row = height > 0 && scroller ? Math.round(scroller.scrollTop / height) : shown.current;
      if (row === shown.current) return;
      shown.current = row;
      reported.current = [...reported.current, row].slice(-mostReports);
      report(row);
    }
    function onScroll() {
      clearTimeout(timer);
      timer = setTimeout(settle, restMs);
    }
    scroller.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      scroller.removeEventListener('scroll', onScroll);
    };
  }, [body, isOn, hasRows, report]);

  const given = useRef(0);
  useLayoutEffect(() => {
    const scroller = isOn && hasRows ? scrollerOf(body.current) : undefined;
    if (!scroller || given.current === topRow) return;
    given.current = topRow;
    const answered = reported.current.indexOf(topRow);
    reported.current = reported.current.slice(answered + 1);
    // The owner has taken over what was reported. Meanwhile the user may have scrolled on.
    if (answered >= 0) return;
    reported.current = [];
    shown.current = topRow;
    scroller.scrollTop = topRow * rowHeight(body.current);
  }, [body, isOn, hasRows, topRow]);
}

function scrollerOf(rows: HTMLElement | null): HTMLElement | undefined {
  return rows?.closest('table')?.parentElement ?? undefined;
}

/** Rows of a list have one height. */
function rowHeight(rows: HTMLElement | null): number {
  return rows?.querySelector<HTMLElement>(':scope > tr')?.offsetHeight ?? 0;
}
