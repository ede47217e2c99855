import type { GridPlace } from './nextGridPosition.ts';

const widgets = 'a[href], button, input, select, textarea, [tabindex]';

/** The rendered rows of a grid, by their position among all rows. */
export interface GridRows {
  has: (row: number) => boolean;
  cellAt: (place: GridPlace) => HTMLElement | undefined;
  /** The place of the cell that contains a node. */
  placeOf: (node: Node) => GridPlace | undefined;
  /** Number of cells in each row, rendered or not. */
  lengths: () => readonly number[];
  /** The nearest place that has a cell, because rows may have been removed. */
  nearest: (place: GridPlace) => GridPlace;
}

export interface GridRowsOptions {
  /** Cards: the header row is left out, because focus cannot enter it. */
  isStacked: boolean;
  /** Number of all rows, including header rows, if the rows are virtualized. */
  count: number | undefined;
  /** Number of cells in each row if the columns are virtualized. */
  wide: number | undefined;
}

export function gridRows(grid: HTMLElement, { isStacked, count, wide }: GridRowsOptions): GridRows {
  const rendered = Array.from(grid.querySelectorAll<HTMLTableRowElement>(isStacked ? 'tbody > tr' : 'tr'));
  const places = rendered.map((row, index) =>
    count === undefined ? index : Number(row.getAttribute('aria-rowindex') ?? index + 1) - 1,
  );
  const renderedRowAt = (row: number) => rendered[places.indexOf(row)];
  return {
    has: (row) => places.includes(row),
    cellAt: ({ row, cell }) => cellIn(renderedRowAt(row), cell, wide),
    placeOf(node) {
      const index = rendered.findIndex((row) => row.contains(node));
      const row = places[index];
      const cells = Array.from(rendered[index]?.cells ?? []);
      const cell = cells.findIndex((one) => one.contains(node));
      return row === undefined || cell < 0 ? undefined : { row, cell: placesIn(cells, wide)[cell] ?? 0 };
    },
    lengths() {
      const [first] = rendered;
      if (count !== undefined) return new Array<number>(count).fill(wide ?? first?.cells.length ?? 0);
      return rendered.map((row) => (wide === undefined || row.cells.length === 1 ? row.cells.length : wide));
    },
    nearest({ row, cell }) {
      const there = places.includes(row) ? row : (places.findLast((place) => place <= row) ?? places.at(-1) ?? 0);
      const cells = placesIn(Array.from(renderedRowAt(there)?.cells ?? []), wide);
      return { row: there, cell: cells.findLast((place) => place >= 0 && place <= cell) ?? 0 };
    },
  };
}

function cellIn(row: HTMLTableRowElement | undefined, cell: number, wide: number | undefined): HTMLElement | undefined {
  const cells = Array.from(row?.cells ?? []);
  return cells[placesIn(cells, wide).indexOf(cell)];
}

/** Positions of cells in their row; -1 for a gap. In virtualized columns, `aria-colindex` gives the position. */
function placesIn(cells: readonly HTMLElement[], wide: number | undefined): readonly number[] {
  if (wide === undefined || cells.length === 1) return cells.map((_, place) => place);
  return cells.map(({ ariaColIndex }) => Number(ariaColIndex ?? 0) - 1);
}

export function placeOf(rows: GridRows, target: EventTarget | null): GridPlace | undefined {
  return target instanceof Node ? rows.placeOf(target) : undefined;
}

/** The element that takes focus for the cell at a place, or for the nearest cell if that one was removed. */
export function targetAt(rows: GridRows, place: GridPlace): HTMLElement | undefined {
  const found = rows.cellAt(rows.nearest(place));
  return found && targetOf(found);
}

/** The element that takes focus for a cell: the cell itself, or the widget that takes its place. */
export function targetOf(cell: HTMLElement): HTMLElement {
  return (cell.dataset.focus === 'widget' && widgetsOf(cell)[0]) || cell;
}

export function widgetsOf(cell: HTMLElement): HTMLElement[] {
  return Array.from(cell.querySelectorAll<HTMLElement>(widgets)).filter((widget) => !widget.matches(':disabled'));
}

export function makeOnlyStop(grid: HTMLElement, target: HTMLElement | undefined) {
  // Writes only changes: most cells keep their value, and each write costs the browser time.
  for (const widget of grid.querySelectorAll<HTMLElement>(widgets)) {
    const wanted = widget === target ? '0' : '-1';
    if (widget.getAttribute('tabindex') !== wanted) widget.setAttribute('tabindex', wanted);
  }
}

/** Inside a cell, Tab moves to its next widget, after the last out of the grid. Escape and F2 return to the cell. */
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

/** Page Up and Page Down without a further page: the first or last body row, or a screenful on in virtualized rows. */
export function edgeOf(key: string, place: GridPlace, grid: HTMLElement, rows: GridRows): GridPlace | undefined {
  if (key !== 'PageDown' && key !== 'PageUp') return undefined;
  const count = rows.lengths().length;
  const last = count - 1;
  const body = grid.querySelector('tbody');
  const renderedCount = body?.rows.length ?? 0;
  const isLong = count - renderedCount > grid.querySelectorAll('thead > tr').length;
  const headRows = isLong ? grid.querySelectorAll('thead > tr').length : count - renderedCount;
  const viewportHeight = grid.parentElement?.clientHeight ?? 0;
  const rowHeight = body?.rows[0]?.offsetHeight ?? 1;
  const screenful = isLong ? Math.max(1, Math.floor(viewportHeight / rowHeight) - headRows - 1) : last;
  return {
    ...place,
    row:
      key === 'PageDown'
        ? Math.min(last, Math.max(place.row, headRows) + screenful)
        : Math.max(headRows, place.row - screenful),
  };
}
