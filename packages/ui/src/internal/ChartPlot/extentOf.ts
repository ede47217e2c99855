/** Lowest and highest of the values; both 0 where there are none. Spreading thousands into `Math.min` would not do. */
export function extentOf(values: Iterable<number | null>): [number, number] {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    if (value === null) continue;
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return low > high ? [0, 0] : [low, high];
}
