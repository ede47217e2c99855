import type { Option } from './Option.ts';

type Enabled = readonly Pick<Option, 'id' | 'isDisabled'>[];

/**
 * Returns the index aimed at when that option is enabled, otherwise the next enabled one in the direction from `from`,
 * otherwise the last enabled one that was passed, otherwise `from`.
 */
export function nextEnabled(options: Enabled, aim: number, from: number): number {
  const step = aim < from ? -1 : 1;
  return (
    firstEnabled(options, aim, step, step < 0 ? -1 : options.length) ?? firstEnabled(options, aim, -step, from) ?? from
  );
}

function firstEnabled(options: Enabled, start: number, step: number, end: number): number | undefined {
  for (let index = start; (end - index) * step > 0; index += step) {
    const option = options[index];
    if (option && !option.isDisabled) return index;
  }
  return undefined;
}
