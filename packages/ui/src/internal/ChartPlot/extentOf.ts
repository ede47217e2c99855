/**
 * Returns the lowest and the highest value, or zeros without values. `Math.min(...values)` would overflow the stack
 * with many thousands of values.
 */
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
