import type { Box } from './ChartPlotProps.ts';

/** Returns the distance in px of a point from a box: 0 inside, and `Infinity` without a box. */
export function distance(box: Box | undefined, left: number, top: number): number {
  if (!box) return Number.POSITIVE_INFINITY;
  return Math.max(box.x - left, 0, left - box.x - box.width) + Math.max(box.y - top, 0, top - box.y - box.height);
}
