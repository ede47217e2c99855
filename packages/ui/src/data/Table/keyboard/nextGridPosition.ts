/** A 0-based place in a grid, including header rows. */
export interface GridPlace {
  row: number;
  cell: number;
}

export interface GridMove {
  key: string;
  isControlDown: boolean;
  /** The user reads from right to left. */
  isRightToLeft: boolean;
  /** Cells are stacked, as in the cards on a phone. */
  isStacked: boolean;
}

/**
 * Returns the place that a key moves focus to, by the WAI-ARIA grid pattern: arrows to the neighbor, Home and End to
 * the ends of the row, with Control to the first and last cell of the grid. At an edge, returns the place itself.
 * Returns undefined for other keys.
 *
 * @param lengths number of cells in each row
 */
export function nextGridPosition(move: GridMove, place: GridPlace, lengths: readonly number[]): GridPlace | undefined {
  const last = { row: lengths.length - 1, cell: (lengths.at(-1) ?? 1) - 1 };
  switch (move.key) {
    case 'Home':
      return move.isControlDown ? { row: 0, cell: 0 } : { ...place, cell: 0 };
    case 'End':
      return move.isControlDown ? last : { ...place, cell: lastOf(place.row, lengths) };
    case 'ArrowUp':
      return move.isStacked ? step(place, -1, lengths) : toRow(place, place.row - 1, lengths);
    case 'ArrowDown':
      return move.isStacked ? step(place, 1, lengths) : toRow(place, place.row + 1, lengths);
    case 'ArrowLeft':
      return along(place, move.isRightToLeft ? 1 : -1, move, lengths);
    case 'ArrowRight':
      return along(place, move.isRightToLeft ? -1 : 1, move, lengths);
    default:
      return undefined;
  }
}

function lastOf(row: number, lengths: readonly number[]): number {
  return Math.max(0, (lengths[row] ?? 1) - 1);
}

/** The same cell of another row, or its last cell if the row has fewer. */
function toRow({ row, cell }: GridPlace, next: number, lengths: readonly number[]): GridPlace {
  if (next < 0 || next >= lengths.length) return { row, cell };
  return { row: next, cell: Math.min(cell, lastOf(next, lengths)) };
}

function along(place: GridPlace, by: number, { isStacked }: GridMove, lengths: readonly number[]): GridPlace {
  if (isStacked) return step(place, by, lengths);
  return { ...place, cell: Math.min(Math.max(0, place.cell + by), lastOf(place.row, lengths)) };
}

/** The next or previous cell in reading order, across rows. */
function step({ row, cell }: GridPlace, by: number, lengths: readonly number[]): GridPlace {
  const next = cell + by;
  if (next >= 0 && next <= lastOf(row, lengths)) return { row, cell: next };
  if (row + by < 0 || row + by >= lengths.length) return { row, cell };
  return { row: row + by, cell: by > 0 ? 0 : lastOf(row + by, lengths) };
}
