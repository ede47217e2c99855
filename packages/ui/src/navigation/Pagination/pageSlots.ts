/** A page to go to, or a gap that stands for those between. */
export type PageSlot = number | 'gap before' | 'gap after';

/**
 * The pages that are offered, from 1: the first, the last, the present one and its neighbours. Seven slots at most and,
 * from eight pages on, always seven, so that the buttons stay under the user's finger.
 */
export function pageSlots(page: number, pageCount: number): readonly PageSlot[] {
  if (pageCount <= 7) return range(1, pageCount);
  if (page <= 4) return [...range(1, 5), 'gap after', pageCount];
  if (page >= pageCount - 3) return [1, 'gap before', ...range(pageCount - 4, pageCount)];
  return [1, 'gap before', page - 1, page, page + 1, 'gap after', pageCount];
}

function range(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
