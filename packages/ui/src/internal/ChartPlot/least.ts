import type { Box } from './ChartPlotProps.ts';

/** Place of the item for which the measure is least; 0 where there are none. */
export function least<Item>(items: readonly Item[], measure: (item: Item) => number): number {
  let best = 0;
  let lowest = Number.POSITIVE_INFINITY;
  items.forEach((item, place) => {
    const measured = measure(item);
    if (measured >= lowest) return;
    lowest = measured;
    best = place;
  });
  return best;
}

/** How far a point is from a box, in px: 0 within, without end where there is no box. */
export function distance(box: Box | undefined, left: number, top: number): number {
  if (!box) return Number.POSITIVE_INFINITY;
  return Math.max(box.x - left, 0, left - box.x - box.width) + Math.max(box.y - top, 0, top - box.y - box.height);
}
