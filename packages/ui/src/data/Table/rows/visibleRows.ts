/** Overscan: rows rendered on each side of the visible ones, for keys and short scrolls. */
export const overscanRows = 8;

/** Rendered rows change in steps of so many, so that a short scroll renders nothing. */
const stepRows = overscanRows / 2;

/** Minimum height of a row in px. Before rows are measured, enough of this height are rendered to fill the viewport. */
export const lowestRow = 36;

export interface Viewport {
  /** Number of all rows. */
  count: number;
  /** Scroll offset in px. */
  scrolled: number;
  /** Height of the viewport in px. */
  viewportHeight: number;
  /** Height of a row in px. */
  rowHeight: number;
}

/** A range of rows by their 0-based place; `to` is exclusive. */
export interface RowSpan {
  from: number;
  to: number;
}

/** The first row that can be visible, in steps of `stepRows`. */
export function firstVisibleRow({ count, scrolled, viewportHeight, rowHeight }: Viewport): number {
  const first = Math.floor(Math.floor(scrolled / rowHeight) / stepRows) * stepRows;
  return Math.max(0, Math.min(first, count - viewportRows(viewportHeight)));
}

/** Maximum number of rows that are visible at some point before the first visible row changes by a step. */
function viewportRows(viewportHeight: number): number {
  return Math.ceil(viewportHeight / lowestRow) + stepRows;
}

type ViewportSize = Pick<Viewport, 'count' | 'viewportHeight'>;

/** The rows that can be visible. They render at once, the overscan around them when there is time. */
export function visibleRowSpan(first: number, { count, viewportHeight }: ViewportSize): RowSpan {
  // Rows may have been removed since the last scroll.
  const from = Math.max(0, Math.min(first, count - viewportRows(viewportHeight)));
  // At the top, where most changes happen, the header leaves space for fewer rows.
  const rows = viewportRows(viewportHeight) - (first === 0 ? stepRows : 0);
  return { from, to: Math.min(count, from + rows) };
}

/** Places of the rendered rows, in order. `kept` is the place of the focused row, which is rendered in any case. */
export function renderedRows(first: number, size: ViewportSize, kept?: number): readonly number[] {
  const visible = visibleRowSpan(first, size);
  const start = Math.max(0, visible.from - overscanRows);
  const end = Math.min(size.count, visible.from + viewportRows(size.viewportHeight) + overscanRows);
  const places = Array.from({ length: Math.max(0, end - start) }, (_, index) => start + index);
  if (kept === undefined || kept >= size.count || (kept >= start && kept < end)) return places;
  return kept < start ? [kept, ...places] : [...places, kept];
}
