/** How many options Page Up and Page Down pass. */
const page = 8;

/**
 * Where a key leads in a list of `count` options from the one at `index`, -1 being none; undefined when the key does
 * not lead anywhere. Home and End belong to the text while there is one.
 */
export function nextListIndex(
  key: string,
  { index, count, hasText }: { index: number; count: number; hasText: boolean },
) {
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      return Math.min(last, index + 1);
    case 'ArrowUp':
      return index < 0 ? last : Math.max(0, index - 1);
    case 'PageDown':
      return Math.min(last, index + page);
    case 'PageUp':
      return Math.max(Math.min(0, last), index - page);
    case 'Home':
      return hasText ? undefined : Math.min(0, last);
    case 'End':
      return hasText ? undefined : last;
    default:
      return undefined;
  }
}
