/** Rows drawn beyond those in sight, on each side: keys and short scrolls find them there. */
export const overscanRows = 8;

/** What is drawn changes once in so many rows, so that a short scroll draws nothing. */
const stepRows = overscanRows / 2;

/** The lowest that a row can be, in px: before it is measured, so many are drawn that they fill the room. */
export const lowestRow = 36;

export interface Viewport {
  /** Rows in all. */
  count: number;
  /** How far it is scrolled, in px. */
  scrolled: number;
  /** Of the room, in px. */
  viewportHeight: number;
  /** Of a row, in px. */
  rowHeight: number;
}

/** Rows from a place up to, not including, another. */
export interface RowSpan {
  from: number;
  to: number;
}

/** The first row that can be in sight; it changes by steps. */
export function firstVisibleRow({ count, scrolled, viewportHeight, rowHeight }: Viewport): number {
  const first = Math.floor(Math.floor(scrolled / rowHeight) / stepRows) * stepRows;
  return Math.max(0, Math.min(first, count - viewportRows(viewportHeight)));
}

/** Rows that can be in sight at once, before the first that can be changes. */
function viewportRows(viewportHeight: number): number {
  return Math.ceil(viewportHeight / lowestRow) + stepRows;
}

type Room = Pick<Viewport, 'count' | 'viewportHeight'>;

/** The rows that can be in sight: they are drawn at once, the spare ones around them when there is time. */
export function visibleRowSpan(first: number, { count, viewportHeight }: Room): RowSpan {
  // Rows may have gone since it was scrolled.
  const from = Math.max(0, Math.min(first, count - viewportRows(viewportHeight)));
  // At the top, where most changes are made, the head leaves room for fewer.
  const rows = viewportRows(viewportHeight) - (first === 0 ? stepRows : 0);
  return { from, to: Math.min(count, from + rows) };
}

/** Places of the rows that are drawn, in order; `kept` is one more, which has the focus. */
export function renderedRows(first: number, room: Room, kept?: number): readonly number[] {
  const sight = visibleRowSpan(first, room);
  const start = Math.max(0, sight.from - overscanRows);
  const end = Math.min(room.count, sight.from + viewportRows(room.viewportHeight) + overscanRows);
  const places = Array.from({ length: Math.max(0, end - start) }, (_, index) => start + index);
  if (kept === undefined || kept >= room.count || (kept >= start && kept < end)) return places;
  return kept < start ? [kept, ...places] : [...places, kept];
}
