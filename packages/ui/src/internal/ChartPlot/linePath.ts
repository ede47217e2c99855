import { line } from '@visx/vendor/d3-shape';

/** A position in px, or `undefined` for a missing value. */
export type Spot = readonly [x: number, y: number] | undefined;

const toPath = line<Spot>()
  .defined((spot) => spot !== undefined)
  .x((spot) => spot?.[0] ?? 0)
  .y((spot) => spot?.[1] ?? 0);

/** Returns the path of a line through the spots, with a gap at each missing value. */
export function linePath(spots: readonly Spot[]): string {
  return toPath(spots) ?? '';
}

/** Returns the spots between two gaps, which a line doesn’t show. */
export function isolatedPoints(spots: readonly Spot[]): (readonly [x: number, y: number])[] {
  return spots.flatMap((spot, place) => (spot && !spots[place - 1] && !spots[place + 1] ? [spot] : []));
}
