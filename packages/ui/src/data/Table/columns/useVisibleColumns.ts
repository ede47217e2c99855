'use client';
import { type RefObject, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { TableColumnFacts } from '../model/TableColumn.ts';
import type { TableState } from '../model/TableState.ts';
import { leadOf, textScale, widthsAsLaidOut } from './columnWidths.ts';
import { type ColumnSlot, type ColumnSpan, columnSlots, manyColumns, visibleColumnSpan } from './visibleColumns.ts';

export interface VisibleColumnsOptions {
  /** All columns that the user has not hidden, scrolled into view or not. */
  columns: readonly TableColumnFacts[];
  pinned: TableState['pinned'];
  /** Cells before the first column. */
  lead: number;
  /** Rows are cards, which render all values. */
  isPhone: boolean;
}

export interface VisibleColumns {
  /** The cells that each row renders; undefined: all. Memoized. */
  slots: readonly ColumnSlot[] | undefined;
  /** Renders the column at this index, wherever the table is scrolled to; null if all are rendered. */
  reveal: RefObject<((place: number) => void) | null>;
}

/** The first render, before anything is measured. */
const atFirst: ViewportColumns = { from: 0, to: 12, kept: [] };

interface ViewportColumns extends ColumnSpan {
  /** Ids of columns with a focused cell, an open popover or a dragged header. */
  kept: readonly string[];
}

/** Virtualizes the columns of a table with many of them. Other tables get no listeners. */
export function useVisibleColumns(
  grid: RefObject<HTMLTableElement | null>,
  options: VisibleColumnsOptions,
): VisibleColumns {
  const { columns, pinned, isPhone } = options;
  const isOn = columns.length >= manyColumns && !isPhone;
  const [viewport, setViewport] = useState(atFirst);
  /** Index of a column that is about to get focus. */
  const awaited = useRef<number>(undefined);
  const reveal = useRef<(place: number) => void>(null);

  const look = useEffectEvent(() => {
    const table = grid.current;
    if (!table) return;
    const next = { ...spanIn(table, columns), kept: keptIn(table, options, columns[awaited.current ?? -1]) };
    setViewport((now) => (isSame(now, next) ? now : next));
  });

  // Columns and their widths may have changed.
  useLayoutEffect(() => {
    if (isOn) look();
  });

  useLayoutEffect(() => {
    const table = grid.current;
    const scroller = table?.parentElement;
    if (!(isOn && table && scroller)) return undefined;
    // In the same frame, or the table would show a gap.
    const onScroll = () => flushSync(() => look());
    const onFocusIn = () => {
      awaited.current = undefined;
      look();
    };
    const watch = new ResizeObserver(() => look());
    watch.observe(scroller);
    watch.observe(table);
    reveal.current = (place) => {
      awaited.current = place;
      flushSync(() => look());
    };
    scroller.addEventListener('scroll', onScroll, { passive: true });
    table.addEventListener('focusin', onFocusIn);
    return () => {
      watch.disconnect();
      reveal.current = null;
      scroller.removeEventListener('scroll', onScroll);
      table.removeEventListener('focusin', onFocusIn);
    };
  }, [grid, isOn]);

  const slots = useMemo(() => {
    if (!isOn) return undefined;
    const { kept } = viewport;
    const stays = columns.flatMap(({ id, isRowHeader }, place) =>
      // Screen readers read the row header with each cell.
      isRowHeader || pinned?.[id] || kept.includes(id) ? place : [],
    );
    return columnSlots(columns.length, viewport, new Set(stays));
  }, [isOn, viewport, columns, pinned]);

  return { slots, reveal };
}

function isSame(one: ViewportColumns, other: ViewportColumns): boolean {
  return one.from === other.from && one.to === other.to && one.kept.join() === other.kept.join();
}

/** Reads the layout once. */
function spanIn(table: HTMLTableElement, columns: readonly TableColumnFacts[]): ColumnSpan {
  const scale = textScale();
  const { scrollLeft = 0, clientWidth = 0 } = table.parentElement ?? {};
  return visibleColumnSpan(widthsAsLaidOut(table, columns), {
    // Right to left, scrollLeft is negative.
    scrolled: Math.abs(scrollLeft) / scale - leadOf(table),
    viewportWidth: clientWidth / scale,
  });
}

/** Ids of the columns with the focused cell, an open popover or a dragged header. */
function keptIn(
  table: HTMLTableElement,
  { columns, lead }: VisibleColumnsOptions,
  awaited: TableColumnFacts | undefined,
): readonly string[] {
  const used = [...table.querySelectorAll('[aria-expanded="true"], [data-dragged]'), document.activeElement];
  const ids = used.map((element) => {
    const cell = element && table.contains(element) ? element.closest('td, th') : null;
    return columns[Number(cell?.getAttribute('aria-colindex')) - 1 - lead]?.id;
  });
  return [...ids, awaited?.id].flatMap((id) => id ?? []);
}
