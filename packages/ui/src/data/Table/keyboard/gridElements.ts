import type { GridPlace } from './nextGridPosition.ts';

const widgets = 'a[href], button, input, select, textarea, [tabindex]';

/** The rows of a grid as they are drawn, found by their place among all. */
export interface GridRows {
  has: (row: number) => boolean;
  cellAt: (place: GridPlace) => HTMLElement | undefined;
  /** The place of what stands in a cell. */
  placeOf: (node: Node) => GridPlace | undefined;
  /** Cells in each row, drawn or not. */
  lengths: () => readonly number[];
  /** The nearest place where there is a cell: rows may have gone. */
  nearest: (place: GridPlace) => GridPlace;
}

export interface GridRowsOptions {
  /** Without the head, which cannot be entered. */
  isStacked: boolean;
  /** Rows in all, those of the head included, where only some are drawn. */
  count: number | undefined;
  /** Cells of each row, where only some are drawn. */
  wide: number | undefined;
}

export function gridRows(grid: HTMLElement, { isStacked, count, wide }: GridRowsOptions): GridRows {
  const drawn = Array.from(grid.querySelectorAll<HTMLTableRowElement>(isStacked ? 'tbody > tr' : 'tr'));
  const places = drawn.map((row, index) =>
    count === undefined ? index : Number(row.getAttribute('aria-rowindex') ?? index + 1) - 1,
  );
  const drawnAt = (row: number) => drawn[places.indexOf(row)];
  return {
    has: (row) => places.includes(row),
    cellAt: ({ row, cell }) => cellIn(drawnAt(row), cell, wide),
    placeOf(node) {
      const index = drawn.findIndex((row) => row.contains(node));
      const row = places[index];
      const cells = Array.from(drawn[index]?.cells ?? []);
      const cell = cells.findIndex((one) => one.contains(node));
      return row === undefined || cell < 0 ? undefined : { row, cell: placesIn(cells, wide)[cell] ?? 0 };
    },
    lengths() {
      const [first] = drawn;
      if (count !== undefined) return new Array<number>(count).fill(wide ?? first?.cells.length ?? 0);
      return drawn.map((row) => (wide === undefined || row.cells.length === 1 ? row.cells.length : wide));
    },
    nearest({ row, cell }) {
      const there = places.includes(row) ? row : (places.findLast((place) => place <= row) ?? places.at(-1) ?? 0);
      const cells = placesIn(Array.from(drawnAt(there)?.cells ?? []), wide);
      return { row: there, cell: cells.findLast((place) => place >= 0 && place <= cell) ?? 0 };
    },
  };
}

function cellIn(row: HTMLTableRowElement | undefined, cell: number, wide: number | undefined): HTMLElement | undefined {
  const cells = Array.from(row?.cells ?? []);
  return cells[placesIn(cells, wide).indexOf(cell)];
}

/** Where cells stand in their row; where only some are drawn, each says so itself, and -1 stands for a gap. */
function placesIn(cells: readonly HTMLElement[], wide: number | undefined): readonly number[] {
  if (wide === undefined || cells.length === 1) return cells.map((_, place) => place);
  return cells.map(({ ariaColIndex }) => Number(ariaColIndex ?? 0) - 1);
}

export function placeOf(rows: GridRows, target: EventTarget | null): GridPlace | undefined {
  return target instanceof Node ? rows.placeOf(target) : undefined;
}

/** What takes the focus for the cell there, or for the nearest where rows went. */
export function targetAt(rows: GridRows, place: GridPlace): HTMLElement | undefined {
  const found = rows.cellAt(rows.nearest(place));
  return found && targetOf(found);
}

/** What takes the focus for a cell: itself, or the widget that stands for it. */
export function targetOf(cell: HTMLElement): HTMLElement {
  return (cell.dataset.focus === 'widget' && widgetsOf(cell)[0]) || cell;
}

export function widgetsOf(cell: HTMLElement): HTMLElement[] {
  return Array.from(cell.querySelectorAll<HTMLElement>(widgets)).filter((widget) => !widget.matches(':disabled'));
}

export function makeOnlyStop(grid: HTMLElement, target: HTMLElement | undefined) {
  // Written only where it changes: most do not, and each writing is work for the browser.
  for (const widget of grid.querySelectorAll<HTMLElement>(widgets)) {
    const wanted = widget === target ? '0' : '-1';
    if (widget.getAttribute('tabindex') !== wanted) widget.setAttribute('tabindex', wanted);
  }
}

/** In a cell: Tab leads to its next widget and beyond the last out of the grid; Escape and F2 lead back to the cell. */
export function handleKeyInside({ key, shiftKey, target }: KeyboardEvent, cell: HTMLElement): boolean {
  if (key === 'Escape' || key === 'F2') {
    targetOf(cell).focus();
    return true;
  }
  if (key !== 'Tab') return false;
  const inside = widgetsOf(cell);
  const next = inside[inside.indexOf(target as HTMLElement) + (shiftKey ? -1 : 1)];
  next?.focus();
  return next !== undefined;
}

/** Where no page is left to turn: the last row, or the first below the head; of a long list, a screenful on. */
export function edgeOf(key: string, place: GridPlace, grid: HTMLElement, rows: GridRows): GridPlace | undefined {
  if (key !== 'PageDown' && key !== 'PageUp') return undefined;
  const count = rows.lengths().length;
  const last = count - 1;
  const body = grid.querySelector('tbody');
  const drawn = body?.rows.length ?? 0;
  const isLong = count - drawn > grid.querySelectorAll('thead > tr').length;
  const headRows = isLong ? grid.querySelectorAll('thead > tr').length : count - drawn;
  const room = grid.parentElement?.clientHeight ?? 0;
  const rowHeight = body?.rows[0]?.offsetHeight ?? 1;
  const screenful = isLong ? Math.max(1, Math.floor(room / rowHeight) - headRows - 1) : last;
  return {
    ...place,
    row:
      key === 'PageDown'
        ? Math.min(last, Math.max(place.row, headRows) + screenful)
        : Math.max(headRows, place.row - screenful),
  };
}
