/** Tables with fewer columns render all of them: virtualizing would save nothing. */
export const manyColumns = 30;

/** Overscan: columns rendered on each side of the visible ones, for keys and short scrolls. */
const overscanColumns = 3;

/** Rendered columns change in steps of so many, so that a short scroll renders nothing. */
const stepColumns = 3;

/** Maximum `colSpan` of a cell in HTML. */
const widestGap = 1000;

/** Indexes of columns; `to` is exclusive. */
export interface ColumnSpan {
  from: number;
  to: number;
}

/** Adjacent columns that are not rendered. One empty cell replaces them. */
export interface ColumnGap {
  readonly from: number;
  readonly count: number;
}

/** A cell of a row: the index of its column, or a gap for several. */
export type ColumnSlot = number | ColumnGap;

export interface ColumnSpace {
  /** Width of each column; undefined: a share of the remaining width. */
  widths: readonly (number | undefined)[];
  /** Minimum width of each share; left out if all shares are equal. */
  leasts?: readonly number[] | undefined;
  /** Width of all columns together. */
  space: number;
}

/** Computes column widths as the browser does, in any one unit. */
export function columnWidths({ widths, leasts, space }: ColumnSpace): readonly number[] {
  const known = widths.reduce<number>((sum, width) => sum + (width ?? 0), 0);
  const shares = widths.flatMap((width, index) => (width === undefined ? [leasts?.[index] ?? 0] : []));
  // Without a flexible column, all columns stretch.
  const stretch = shares.length === 0 && known > 0 ? Math.max(1, space / known) : 1;
  const share = shareOf(shares, space - known);
  return widths.map((width, index) => (width === undefined ? Math.max(leasts?.[index] ?? 0, share) : width * stretch));
}

/** The share of each flexible column, if some have a larger minimum. */
function shareOf(leasts: readonly number[], rest: number): number {
  let left = Math.max(0, rest);
  let count = leasts.length;
  for (const least of leasts.toSorted((a, b) => b - a)) {
    if (least * count <= left) break;
    left -= least;
    count -= 1;
  }
  return count > 0 ? Math.max(0, left / count) : 0;
}

/**
 * The visible columns with overscan.
 * @param scrolled how far the first column is scrolled out of the viewport, in the unit of the widths
 */
export function visibleColumnSpan(
  widths: readonly number[],
  { scrolled, viewportWidth }: { scrolled: number; viewportWidth: number },
): ColumnSpan {
  let end = 0;
  let from = 0;
  let to = 0;
  for (const [index, width] of widths.entries()) {
    const start = end;
    end += width;
    if (end <= scrolled) from = index + 1;
    if (start < scrolled + viewportWidth) to = index + 1;
  }
  const step = (place: number) => Math.floor(place / stepColumns) * stepColumns;
  return {
    from: Math.max(0, step(Math.min(from, widths.length - 1)) - overscanColumns),
    to: Math.min(widths.length, step(to + stepColumns - 1) + overscanColumns),
  };
}

/** The cells that a row renders: visible and kept columns, with gaps for the others. */
export function columnSlots(count: number, { from, to }: ColumnSpan, kept: ReadonlySet<number>): readonly ColumnSlot[] {
  const slots: ColumnSlot[] = [];
  for (let place = 0; place < count; place += 1) {
    const last = slots.at(-1);
    if ((place >= from && place < to) || kept.has(place)) slots.push(place);
    else if (typeof last === 'object' && last.count < widestGap)
      slots.splice(-1, 1, { ...last, count: last.count + 1 });
    else slots.push({ from: place, count: 1 });
  }
  return slots;
}
