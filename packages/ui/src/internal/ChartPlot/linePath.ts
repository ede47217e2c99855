import { line } from '@visx/vendor/d3-shape';

/** In px; none where there is no figure. */
export type Spot = readonly [x: number, y: number] | undefined;

const draw = line<Spot>()
  .defined((spot) => spot !== undefined)
  .x((spot) => spot?.[0] ?? 0)
  .y((spot) => spot?.[1] ?? 0);

/** A line through the spots, with a gap where there is none. */
export function linePath(spots: readonly Spot[]): string {
  return draw(spots) ?? '';
}

/** Spots between two gaps, which no line shows. */
export function isolatedPoints(spots: readonly Spot[]): (readonly [x: number, y: number])[] {
  return spots.flatMap((spot, place) => (spot && !spots[place - 1] && !spots[place + 1] ? [spot] : []));
}
