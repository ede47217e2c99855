import type { HeadingLevel } from '../../layout/Heading/Heading.tsx';

const deepest = 4;

/**
 * The levels that a text's headings take in the outline of their page: the outermost takes `outermost`, and each depth
 * that the text uses is one level under the one above it, so that none is skipped.
 * @param depths as written: the number of `#`
 */
export function headingLevels(depths: Iterable<number>, outermost: HeadingLevel): ReadonlyMap<number, HeadingLevel> {
  const used = [...new Set(depths)].sort((a, b) => a - b);
  return new Map(used.map((depth, rank) => [depth, Math.min(outermost + rank, deepest) as HeadingLevel]));
}
