import { extent } from '@visx/vendor/d3-array';

/** Returns the lowest and the highest value, or zeros without values. */
export function extentOf(values: Iterable<number | null>): [number, number] {
  const [low = 0, high = 0] = extent(values, (value) => value);
  return [low, high];
}
