'use client';
import type { FocusEvent, KeyboardEvent, PointerEvent } from 'react';
import {
  contentWidth,
  previewWidths,
  type TableWidths,
  tableWidths,
  textScale,
  widthSeen,
  withWidthsAsSeen,
} from './columnWidths.ts';
import type { TableColumnFacts } from './TableColumn.ts';
import type { TableState } from './TableState.ts';
import { narrowest, widest, withWidths } from './tableLayout.ts';

/** How far a key moves the edge of a column, in px at the ordinary size of text; with Shift, a quarter. */
export const widthStep = 16;

export interface ColumnResizeOptions {
  /** The columns that stand. */
  shown: readonly TableColumnFacts[];
  state: TableState;
  /** px before the columns at the ordinary size of text, pinned to the start. */
  lead: number;
  onStateChange: (state: TableState) => void;
}

/** The state after the edge of a column was moved by so many px, in the reading direction. */
export function resized(
  table: HTMLTableElement,
  { shown, state }: Pick<ColumnResizeOptions, 'shown' | 'state'>,
  { id, by }: { id: string; by: number },
): TableState {
  const seen = withWidthsAsSeen(table, shown, state, id);
  return withWidths(seen, { [id]: (seen.widths?.[id] ?? 0) + by });
}

/** The state in which a column is as wide as what stands in it. */
export function fitted(
  table: HTMLTableElement,
  { shown, state }: Pick<ColumnResizeOptions, 'shown' | 'state'>,
  id: string,
): TableState {
  const seen = withWidthsAsSeen(table, shown, state, id);
  return withWidths(seen, { [id]: contentWidth(table, id) });
}

/** What makes an element the edge of a column: drawn, stepped by keys, pressed twice to fit what stands in it. */
export function useColumnResize({ shown, state, lead, onStateChange }: ColumnResizeOptions, id: string) {
  function onPointerDown(event: PointerEvent<HTMLElement>) {
    const table = event.currentTarget.closest('table');
    if (event.button !== 0 || !table) return;
    // Neither selects words nor takes the focus off a field.
    event.preventDefault();
    event.stopPropagation();
    drag(table, event);
  }

  function drag(table: HTMLTableElement, start: PointerEvent<HTMLElement>) {
    const handle: HTMLElement = start.currentTarget;
    const seen = withWidthsAsSeen(table, shown, state, id);
    const scale = textScale() * (getComputedStyle(table).direction === 'rtl' ? -1 : 1);
    const before = tableWidths(shown, state, lead);
    let next: TableState | undefined;
    const widthsOf = (of: TableState): TableWidths => tableWidths(shown, of, lead);
    const end = new AbortController();
    const finish = (isKept: boolean) => {
      end.abort();
      delete handle.dataset.dragged;
      if (isKept && next) onStateChange(next);
      else if (next) previewWidths(table, before);
    };
    handle.setPointerCapture(start.pointerId);
    handle.dataset.dragged = '';
    const { signal } = end;
    handle.addEventListener(
      'pointermove',
      ({ clientX }) => {
        const by = (clientX - start.clientX) / scale;
        if (next === undefined && by === 0) return;
        next = withWidths(seen, { [id]: (seen.widths?.[id] ?? 0) + by });
        previewWidths(table, widthsOf(next));
      },
      { signal },
    );
    handle.addEventListener('pointerup', () => finish(true), { signal });
    handle.addEventListener('pointercancel', () => finish(false), { signal });
    handle.ownerDocument.addEventListener('keydown', ({ key }) => key === 'Escape' && finish(false), { signal });
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { key, shiftKey, currentTarget } = event;
    const table = currentTarget.closest('table');
    if (!table) return;
    const step = shiftKey ? widthStep / 4 : widthStep;
    const sign = getComputedStyle(table).direction === 'rtl' ? -1 : 1;
    const by = { ArrowLeft: -sign * step, ArrowRight: sign * step, Home: -widest, End: widest }[key];
    if (by !== undefined) onStateChange(resized(table, { shown, state }, { id, by }));
    else if (key === 'Enter') onStateChange(fitted(table, { shown, state }, id));
    else return;
    event.preventDefault();
  }

  return {
    onPointerDown,
    onKeyDown,
    onDoubleClick: ({ currentTarget }: { currentTarget: HTMLElement }) => {
      const table = currentTarget.closest('table');
      if (table) onStateChange(fitted(table, { shown, state }, id));
    },
    // A column without a width of its own has the one that is seen.
    onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) => {
      const header = currentTarget.closest('th');
      if (header) currentTarget.setAttribute('aria-valuenow', String(Math.round(widthSeen(header))));
    },
    'aria-valuemin': narrowest,
    'aria-valuemax': widest,
  };
}
