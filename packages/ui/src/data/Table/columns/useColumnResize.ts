'use client';
import type { FocusEvent, KeyboardEvent, PointerEvent } from 'react';
import { listenForEscape } from '../../../internal/useEscape.ts';
import { useStableCallback } from '../../../internal/useStableCallback.ts';
import type { TableColumnFacts } from '../model/TableColumn.ts';
import type { TableState } from '../model/TableState.ts';
import { narrowest, widest, withWidths } from '../model/tableLayout.ts';
import type { StateChange } from '../model/useStateChange.ts';
import { tableWidths, textScale } from './columnWidths.ts';
import { contentWidth, previewWidths, widthSeen, withWidthsAsSeen } from './resizedWidths.ts';

/** How far a key moves a column's edge, in px at the default font size; with Shift, a quarter. */
export const widthStep = 16;

export interface ColumnResizeOptions extends Pick<StateChange, 'change'> {
  /** The visible columns. */
  shown: readonly TableColumnFacts[];
  state: TableState;
  /** px before the first column at the default font size, pinned to the start. */
  lead: number;
}

/** Moves the edge of a column by so many px in the reading direction. */
export function resized(
  table: HTMLTableElement,
  { shown, state }: Pick<ColumnResizeOptions, 'shown' | 'state'>,
  { id, by }: { id: string; by: number },
): TableState {
  const seen = withWidthsAsSeen(table, shown, state, id);
  return withWidths(seen, { [id]: (seen.widths?.[id] ?? 0) + by });
}

/** Fits a column to its content. */
export function fitted(
  table: HTMLTableElement,
  { shown, state }: Pick<ColumnResizeOptions, 'shown' | 'state'>,
  id: string,
): TableState {
  const seen = withWidthsAsSeen(table, shown, state, id);
  return withWidths(seen, { [id]: contentWidth(table, id) });
}

/** Props of a resize handle: dragging and keys resize, a double click fits the content. */
export function useColumnResize(options: ColumnResizeOptions, id: string) {
  const { shown, state, change } = options;
  // Other columns may have been shown, hidden or moved since a drag began.
  const preview = useStableCallback((table: HTMLTableElement, widths: Readonly<Record<string, number>>) => {
    const { shown, state, lead } = options;
    previewWidths(table, tableWidths(shown, withWidths(state, widths), lead));
  });

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    const table = event.currentTarget.closest('table');
    if (event.button !== 0 || !table) return;
    // Prevents text selection and keeps the focus.
    event.preventDefault();
    event.stopPropagation();
    drag(table, event);
  }

  function drag(table: HTMLTableElement, start: PointerEvent<HTMLElement>) {
    const handle: HTMLElement = start.currentTarget;
    const all = Object.entries(withWidthsAsSeen(table, shown, state, id).widths ?? {});
    // Fixes other columns only if they have no width of their own.
    const seen = Object.fromEntries(all.filter(([column]) => column === id || state.widths?.[column] === undefined));
    const scale = textScale() * (getComputedStyle(table).direction === 'rtl' ? -1 : 1);
    let dragged: Readonly<Record<string, number>> | undefined;
    const end = new AbortController();
    const finish = (isKept: boolean) => {
      end.abort();
      delete handle.dataset.dragged;
      if (!dragged) return;
      const widths = dragged;
      if (isKept) change((now) => withWidths(now, widths));
      else preview(table, {});
    };
    handle.setPointerCapture(start.pointerId);
    handle.dataset.dragged = '';
    const { signal } = end;
    // On the document, since the handle may be removed with its column during the drag.
    const view = handle.ownerDocument;
    view.addEventListener(
      'pointermove',
      ({ clientX }) => {
        const by = (clientX - start.clientX) / scale;
        if (dragged === undefined && by === 0) return;
        dragged = { ...seen, [id]: (seen[id] ?? 0) + by };
        preview(table, dragged);
      },
      { signal },
    );
    view.addEventListener('pointerup', () => finish(true), { signal });
    view.addEventListener('pointercancel', () => finish(false), { signal });
    listenForEscape(() => finish(false), signal);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { key, shiftKey, currentTarget } = event;
    const table = currentTarget.closest('table');
    if (!table) return;
    const step = shiftKey ? widthStep / 4 : widthStep;
    const sign = getComputedStyle(table).direction === 'rtl' ? -1 : 1;
    const by = { ArrowLeft: -sign * step, ArrowRight: sign * step, Home: -widest, End: widest }[key];
    if (by !== undefined) change((now) => resized(table, { shown, state: now }, { id, by }));
    else if (key === 'Enter') change((now) => fitted(table, { shown, state: now }, id));
    else return;
    event.preventDefault();
  }

  return {
    onPointerDown,
    onKeyDown,
    onDoubleClick: ({ currentTarget }: { currentTarget: HTMLElement }) => {
      const table = currentTarget.closest('table');
      if (table) change((now) => fitted(table, { shown, state: now }, id));
    },
    // A flexible column reports its rendered width.
    onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) => {
      const header = currentTarget.closest('th');
      if (header) currentTarget.setAttribute('aria-valuenow', String(Math.round(widthSeen(header))));
    },
    'aria-valuemin': narrowest,
    'aria-valuemax': widest,
  };
}
