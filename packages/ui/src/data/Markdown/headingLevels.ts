import type { HeadingLevel } from '../../layout/Heading/Heading.tsx';

const deepest = 4;

/**
 * Maps the heading depths of a text to levels in the outline of the page. The outermost depth gets `outermost`, and
 * each further depth in use gets the next level, so that no level is skipped.
 * @param depths The depths as written: the number of `#`.
 */
export function headingLevels(depths: Iterable<number>, outermost: HeadingLevel): ReadonlyMap<number, HeadingLevel> {
  const used = [...new Set(depths)].sort((a, b) => a - b);
  return new Map(used.map((depth, rank) => [depth, Math.min(outermost + rank, deepest) as HeadingLevel]));
}
