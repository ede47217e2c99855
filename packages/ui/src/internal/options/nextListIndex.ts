import { nextEnabled } from './nextEnabled.ts';
import type { Option } from './Option.ts';

interface ListPosition {
  /** The active option, -1 for none. */
  index: number;
  options: readonly Pick<Option, 'id' | 'isDisabled'>[];
  /** Home and End move the caret in a text. */
  hasText?: boolean;
  /** The arrows go from the last option to the first and back. */
  isCircular?: boolean;
}

/** How many options Page Up and Page Down pass. */
const page = 8;

/** Returns where a key leads in a list, past disabled options; undefined when the key does not move. */
export function nextListIndex(key: string, { index, options, hasText, isCircular }: ListPosition): number | undefined {
  const last = options.length - 1;
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: index + 1,
    ArrowUp: index < 0 ? last : index - 1,
    PageDown: index + page,
    PageUp: index - page,
    ...(!hasText && { Home: 0, End: last }),
  };
  const target = steps[key];
  if (target === undefined) return undefined;
  const isArrow = key === 'ArrowDown' || key === 'ArrowUp';
  if (isCircular && isArrow && (target > last || target < 0)) return nextEnabled(options, target < 0 ? last : 0, index);
  return nextEnabled(options, Math.min(last, Math.max(Math.min(0, last), target)), index);
}
