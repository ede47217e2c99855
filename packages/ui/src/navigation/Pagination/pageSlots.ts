/** A page number, or a gap in place of the pages between two numbers. */
export type PageSlot = number | 'gap before' | 'gap after';

/**
 * Returns the pages to show, starting at 1: the first, the last, the current one, and its neighbors. There are up to 7
 * slots and, from 8 pages on, always 7, so that the buttons don’t move while the user clicks through the pages.
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
