'use client';
import { type RefObject, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { TableColumnFacts } from '../model/TableColumn.ts';
import type { TableState } from '../model/TableState.ts';
import { leadOf, textScale, widthsAsLaidOut } from './columnWidths.ts';
import { type ColumnSlot, type ColumnSpan, columnSlots, columnsInSight, manyColumns } from './visibleColumns.ts';

export interface ColumnsInSightOptions {
  /** Those that stand. */
  columns: readonly TableColumnFacts[];
  pinned: TableState['pinned'];
  /** Cells before the first column. */
  lead: number;
  /** Rows are cards: all of their values stand under each other. */
  isPhone: boolean;
}

export interface ColumnsInSight {
  /** What each row draws; undefined: every column. Kept between renders. */
  slots: readonly ColumnSlot[] | undefined;
  /** Draws the column at this place, wherever the table is scrolled to; null while all are drawn. */
  reveal: RefObject<((place: number) => void) | null>;
}

/** What a window shows, before anyone has looked: columns from the start. */
const atFirst: Sight = { from: 0, to: 12, kept: [] };

interface Sight extends ColumnSpan {
  /** Ids of columns that something in them is used of. */
  kept: readonly string[];
}

/** The columns to draw of a table that has many; a table with few listens to nothing. */
export function useVisibleColumns(
  grid: RefObject<HTMLTableElement | null>,
  options: ColumnsInSightOptions,
): ColumnsInSight {
  const { columns, pinned, isPhone } = options;
  const isOn = columns.length >= manyColumns && !isPhone;
  const [sight, setSight] = useState(atFirst);
  /** Place of a column that is about to be used. */
  const awaited = useRef<number>(undefined);
  const reveal = useRef<(place: number) => void>(null);

  const look = useEffectEvent(() => {
    const table = grid.current;
    if (!table) return;
    const next = { ...spanIn(table, columns), kept: keptIn(table, options, columns[awaited.current ?? -1]) };
    setSight((now) => (isSame(now, next) ? now : next));
  });

  // Other columns, or other widths, show other ones.
  useLayoutEffect(() => {
    if (isOn) look();
  });

  useLayoutEffect(() => {
    const table = grid.current;
    const scroller = table?.parentElement;
    if (!(isOn && table && scroller)) return undefined;
    // In the same frame, or it would show a gap.
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
    const { kept } = sight;
    const stays = columns.flatMap(({ id, isRowHeader }, place) =>
      // What names a row is heard with each of its cells.
      isRowHeader || pinned?.[id] || kept.includes(id) ? place : [],
    );
    return columnSlots(columns.length, sight, new Set(stays));
  }, [isOn, sight, columns, pinned]);

  return { slots, reveal };
}

function isSame(one: Sight, other: Sight): boolean {
  return one.from === other.from && one.to === other.to && one.kept.join() === other.kept.join();
}

/** Reads the page once. */
function spanIn(table: HTMLTableElement, columns: readonly TableColumnFacts[]): ColumnSpan {
  const scale = textScale();
  const { scrollLeft = 0, clientWidth = 0 } = table.parentElement ?? {};
  return columnsInSight(widthsAsLaidOut(table, columns), {
    // From right to left, it counts down from 0.
    scrolled: Math.abs(scrollLeft) / scale - leadOf(table),
    room: clientWidth / scale,
  });
}

/** Of the cell with the focus, of one that something is open for, and of a header that is dragged. */
function keptIn(
  table: HTMLTableElement,
  { columns, lead }: ColumnsInSightOptions,
  awaited: TableColumnFacts | undefined,
): readonly string[] {
  const used = [...table.querySelectorAll('[aria-expanded="true"], [data-dragged]'), document.activeElement];
  const ids = used.map((element) => {
    const cell = element && table.contains(element) ? element.closest('td, th') : null;
    return columns[Number(cell?.getAttribute('aria-colindex')) - 1 - lead]?.id;
  });
  return [...ids, awaited?.id].flatMap((id) => id ?? []);
}
