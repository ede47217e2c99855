import type { Option } from '../../internal/options/Option.ts';

/**
 * The index aimed at, else the next one in the direction from `from` that can be chosen, else the last one passed that
 * can; `from` where there is none.
 */
export function nextEnabled(options: readonly Option[], aim: number, from: number): number {
  const step = aim < from ? -1 : 1;
  const onwards = indexes(aim, step < 0 ? -1 : options.length, step);
  const back = indexes(aim, from, -step);
  return [...onwards, ...back].find((index) => options[index]?.isDisabled !== true && index in options) ?? from;
}

function indexes(start: number, end: number, step: number): number[] {
  return Array.from({ length: Math.max(0, (end - start) / step) }, (_, index) => start + index * step);
}
