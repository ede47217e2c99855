'use client';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useStableCallback } from '../../../internal/useStableCallback.ts';
import type { RevealRow } from '../rows/useVisibleRows.ts';
import {
  edgeOf,
  type GridRows,
  gridRows,
  handleKeyInside,
  makeOnlyStop,
  placeOf,
  targetAt,
  targetOf,
  widgetsOf,
} from './gridElements.ts';
import { type GridPlace, nextGridPosition } from './nextGridPosition.ts';

export interface GridKeysOptions {
  /** Cells are stacked, as in cards, and focus cannot enter the header row. */
  isStacked: boolean;
  /** Turns the page; false if there is no such page. */
  onPageTurn: (by: 1 | -1) => boolean;
  /** Moves a column by one place; false if it cannot move there. */
  onColumnStep: (id: string, by: 1 | -1) => boolean;
  /** Called when the user copies in the grid. */
  onCopy: (event: ClipboardEvent) => void;
  /** Set if columns are virtualized. `count`: cells in each row. `before`: how many come before the first column. */
  wide: { count: number; before: number; reveal: RefObject<((column: number) => void) | null> } | undefined;
  /** Set if rows are virtualized. `count`: all rows, without the `headRows`. */
  long: { count: number; headRows: number; reveal: RefObject<RevealRow | null> } | undefined;
}

/** For a cell whose widget takes focus in its place. */
export const widgetCell = { 'data-focus': 'widget' } as const;

/**
 * Makes a table with grid roles one tab stop and moves the focus in it by the WAI-ARIA grid pattern. Enter, F2 or a
 * letter moves focus into a cell, Escape or F2 back to it. All of this changes the elements directly: moving focus
 * renders nothing.
 */
export function useGridKeys(ref: RefObject<HTMLTableElement | null>, options: GridKeysOptions) {
  const place = useRef<GridPlace>({ row: 0, cell: 0 });
  const hasFocus = useRef(false);

  const refresh = useStableCallback(() => {
    const grid = ref.current;
    if (!grid) return;
    const target = targetAt(rowsIn(grid, options), place.current);
    makeOnlyStop(grid, target);
    // The focused cell was removed with its row, or moved with its column.
    if (hasFocus.current && document.activeElement === document.body) target?.focus();
  });

  // After every render, since new cells must not be tab stops.
  useLayoutEffect(() => refresh());

  const handleFocusIn = useStableCallback((grid: HTMLTableElement, target: EventTarget | null) => {
    hasFocus.current = true;
    const rows = rowsIn(grid, options);
    const found = placeOf(rows, target);
    if (!found) return;
    place.current = found;
    makeOnlyStop(grid, targetAt(rows, found));
  });
  const handleKeyDown = useStableCallback((grid: HTMLTableElement, event: KeyboardEvent) => {
    if (!event.defaultPrevented && handleKey(event, grid, { ...options, place })) {
      event.preventDefault();
      event.stopPropagation();
    }
  });
  const onCopy = useStableCallback(options.onCopy);

  useEffect(() => {
    const grid = ref.current;
    if (!grid) return undefined;
    const onFocusIn = ({ target }: FocusEvent) => handleFocusIn(grid, target);
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && grid.contains(relatedTarget)) return;
      // Focus that was lost with a removed element is restored before this runs.
      queueMicrotask(() => {
        hasFocus.current = grid.contains(document.activeElement);
      });
    };
    const onKeyDown = (event: KeyboardEvent) => handleKeyDown(grid, event);
    grid.addEventListener('focusin', onFocusIn);
    grid.addEventListener('focusout', onFocusOut);
    grid.addEventListener('keydown', onKeyDown);
    grid.addEventListener('copy', onCopy);
    return () => {
      grid.removeEventListener('focusin', onFocusIn);
      grid.removeEventListener('focusout', onFocusOut);
      grid.removeEventListener('keydown', onKeyDown);
      grid.removeEventListener('copy', onCopy);
    };
  }, [ref, handleFocusIn, handleKeyDown, onCopy]);

  return { onRowsRender: refresh };
}

function rowsIn(grid: HTMLElement, { isStacked, long, wide }: GridKeysOptions): GridRows {
  return gridRows(grid, { isStacked, count: long && long.count + long.headRows, wide: wide?.count });
}

interface KeyOptions extends GridKeysOptions {
  place: RefObject<GridPlace>;
}

/** Returns whether the grid handled the key. */
function handleKey(event: KeyboardEvent, grid: HTMLElement, options: KeyOptions): boolean {
  const rows = rowsIn(grid, options);
  const place = placeOf(rows, event.target);
  const cell = place && rows.cellAt(place);
  if (!(place && cell) || event.metaKey) return false;
  if (opensMenu(event)) return pressMenu(cell);
  if (event.altKey) return false;
  if (event.target !== targetOf(cell)) return handleKeyInside(event, cell);
  const entered = enter(event, cell);
  if (entered !== undefined) return entered;
  const isRightToLeft = getComputedStyle(grid).direction === 'rtl';
  if (event.ctrlKey && event.shiftKey) return stepsColumn(event, cell, { ...options, isRightToLeft });
  const { isStacked, onPageTurn } = options;
  const move = { key: event.key, isControlDown: event.ctrlKey, isRightToLeft, isStacked };
  const next = movesPage(event, onPageTurn)
    ? place
    : (nextGridPosition(move, place, rows.lengths()) ?? edgeOf(event.key, place, grid, rows));
  if (!next) return false;
  if (!rows.has(next.row) && options.long) options.long.reveal.current?.(next.row - options.long.headRows);
  if (!rowsIn(grid, options).cellAt(next)) options.wide?.reveal.current?.(next.cell - options.wide.before);
  targetAt(rowsIn(grid, options), next)?.focus();
  showFocused();
  return true;
}

/** Scrolls the focused cell into view in full: focus alone may leave a part of the cell clipped. */
function showFocused() {
  document.activeElement?.closest('td, th')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Moves focus into a cell. If a widget takes focus in place of its cell, F2 moves on to the next widget. */
function enter(event: KeyboardEvent, cell: HTMLElement): boolean | undefined {
  if (cell !== event.target) {
    const beside = event.key === 'F2' ? widgetsOf(cell)[1] : undefined;
    beside?.focus();
    return beside && true;
  }
  if (!entersCell(event)) return undefined;
  const [widget] = widgetsOf(cell);
  widget?.focus();
  // The browser types a letter into the field that now has focus, so the key is not handled.
  return widget !== undefined && event.key.length > 1;
}

function entersCell({ key, target, ctrlKey }: KeyboardEvent): boolean {
  if (key === 'Enter' || key === 'F2') return true;
  const isLetter = key.length === 1 && key !== ' ' && !ctrlKey;
  return isLetter && target instanceof HTMLElement && target.querySelector('input:not([type="checkbox"])') !== null;
}

function opensMenu({ key, altKey, shiftKey }: KeyboardEvent): boolean {
  return (altKey && key === 'ArrowDown') || key === 'ContextMenu' || (shiftKey && key === 'F10');
}

/** Opens the column's menu if the cell is a header. */
function pressMenu(cell: HTMLElement): boolean {
  const menu = cell.querySelector<HTMLElement>('[data-part="menu"]');
  menu?.click();
  return menu !== null;
}

interface StepOptions extends KeyOptions {
  isRightToLeft: boolean;
}

/** Control, Shift and an arrow move the column. */
function stepsColumn({ key }: KeyboardEvent, cell: HTMLElement, options: StepOptions): boolean {
  const { onColumnStep, isRightToLeft, place } = options;
  const onward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const { column } = cell.dataset;
  if (column === undefined || !['ArrowLeft', 'ArrowRight'].includes(key)) return false;
  const by = key === onward ? 1 : -1;
  // Focus follows the column: the browser drops it when the element is moved.
  if (onColumnStep(column, by)) {
    place.current = { ...place.current, cell: place.current.cell + by };
    requestAnimationFrame(showFocused);
  }
  return true;
}

function movesPage({ key }: KeyboardEvent, onPageTurn: GridKeysOptions['onPageTurn']): boolean {
  if (key === 'PageDown') return onPageTurn(1);
  return key === 'PageUp' && onPageTurn(-1);
}
