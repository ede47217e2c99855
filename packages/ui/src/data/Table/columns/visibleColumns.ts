/** A table of fewer columns draws all of them: it has nothing to gain. */
export const manyColumns = 30;

/** Columns drawn beyond those in sight, on each side: keys and short scrolls find them there. */
const spareColumns = 3;

/** What is drawn changes once in so many columns, so that a short scroll draws nothing. */
const stepColumns = 3;

/** As many columns as a cell can span. */
const widestGap = 1000;

/** Columns from a place up to, not including, another. */
export interface ColumnSpan {
  from: number;
  to: number;
}

/** Columns that are not drawn, side by side: one empty cell stands for all of them. */
export interface ColumnGap {
  readonly from: number;
  readonly count: number;
}

/** A cell of a row: the place of its column, or what stands in for several. */
export type ColumnSlot = number | ColumnGap;

export interface ColumnRoom {
  /** Of the columns; undefined: a share of what the others leave. */
  widths: readonly (number | undefined)[];
  /** The narrowest that each share can be; left out where all shares are alike. */
  leasts?: readonly number[] | undefined;
  /** That the columns fill together. */
  room: number;
}

/** How wide each column is, worked out as the browser does; any unit, the same for all. */
export function columnWidths({ widths, leasts, room }: ColumnRoom): readonly number[] {
  const known = widths.reduce<number>((sum, width) => sum + (width ?? 0), 0);
  const shares = widths.flatMap((width, index) => (width === undefined ? [leasts?.[index] ?? 0] : []));
  // Where none is left to take the rest, each takes a part of it.
  const stretch = shares.length === 0 && known > 0 ? Math.max(1, room / known) : 1;
  const share = shareOf(shares, room - known);
  return widths.map((width, index) => (width === undefined ? Math.max(leasts?.[index] ?? 0, share) : width * stretch));
}

/** What each has of the rest, where some cannot be as narrow. */
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
 * The columns that can be seen, and the spare ones beside them.
 * @param scrolled how far the first of them is scrolled out of the room, in the unit of the widths
 */
export function columnsInSight(
  widths: readonly number[],
  { scrolled, room }: { scrolled: number; room: number },
): ColumnSpan {
  let end = 0;
  let from = 0;
  let to = 0;
  for (const [index, width] of widths.entries()) {
    const start = end;
    end += width;
    if (end <= scrolled) from = index + 1;
    if (start < scrolled + room) to = index + 1;
  }
  const step = (place: number) => Math.floor(place / stepColumns) * stepColumns;
  return {
    from: Math.max(0, step(Math.min(from, widths.length - 1)) - spareColumns),
    to: Math.min(widths.length, step(to + stepColumns - 1) + spareColumns),
  };
}

/** What a row draws: the columns in sight and those that are kept wherever they are, with gaps for the others. */
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
