/** Offset and size of a row along the list, in px. */
export interface RowBox {
  start: number;
  size: number;
}

/** A row that is being dragged. */
export interface Drag {
  /** Its index, from 0. */
  from: number;
  /** How far the row was moved, in px. */
  offset: number;
  /** Positions of all rows before the drag. */
  boxes: readonly RowBox[];
}

/** Returns the index that a dragged row would take. It passes a neighbor when its edge passes the neighbor's middle. */
export function placeOf({ from, offset, boxes }: Drag): number {
  const held = boxes[from];
  if (!held) return from;
  const start = held.start + offset;
  const end = start + held.size;
  const above = boxes.slice(0, from).filter((box) => middleOf(box) > start).length;
  const below = boxes.slice(from + 1).filter((box) => middleOf(box) < end).length;
  return from - above + below;
}

/** Returns how far a row moves, in px, to make space for the dragged one. */
export function shiftOf(index: number, drag: Drag): number {
  const { from, offset, boxes } = drag;
  if (index === from) return offset;
  const to = placeOf(drag);
  const space = spaceOf(from, boxes);
  if (index > from && index <= to) return -space;
  return index < from && index >= to ? space : 0;
}

/** The size of a row with the gap beside it. */
function spaceOf(index: number, boxes: readonly RowBox[]): number {
  const [first, second] = boxes;
  const gap = first && second ? second.start - first.start - first.size : 0;
  return (boxes[index]?.size ?? 0) + gap;
}

function middleOf({ start, size }: RowBox): number {
  return start + size / 2;
}

export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...items.slice(from, from + 1));
}
