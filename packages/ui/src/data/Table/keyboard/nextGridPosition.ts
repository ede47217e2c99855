/** A place in a grid, from 0; the rows of the head count. */
export interface GridPlace {
  row: number;
  cell: number;
}

export interface GridMove {
  key: string;
  isControlDown: boolean;
  /** The user reads from right to left. */
  isRightToLeft: boolean;
  /** Cells stand under each other, as on a phone. */
  isStacked: boolean;
}

/**
 * Where a key leads in a grid, by WAI-ARIA's pattern: arrows to the neighbour, Home and End along the row, with Control
 * to the first and the last cell of all. Undefined for a key that leads nowhere; at an edge, the place itself.
 *
 * @param lengths cells in each row
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

/** The same cell of another row, or its last where it has fewer. */
function toRow({ row, cell }: GridPlace, next: number, lengths: readonly number[]): GridPlace {
  if (next < 0 || next >= lengths.length) return { row, cell };
  return { row: next, cell: Math.min(cell, lastOf(next, lengths)) };
}

function along(place: GridPlace, by: number, { isStacked }: GridMove, lengths: readonly number[]): GridPlace {
  if (isStacked) return step(place, by, lengths);
  return { ...place, cell: Math.min(Math.max(0, place.cell + by), lastOf(place.row, lengths)) };
}

/** One cell on in reading order, over the ends of rows. */
function step({ row, cell }: GridPlace, by: number, lengths: readonly number[]): GridPlace {
  const next = cell + by;
  if (next >= 0 && next <= lastOf(row, lengths)) return { row, cell: next };
  if (row + by < 0 || row + by >= lengths.length) return { row, cell };
  return { row: row + by, cell: by > 0 ? 0 : lastOf(row + by, lengths) };
}
