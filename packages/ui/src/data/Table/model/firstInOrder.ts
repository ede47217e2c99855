import { type OrderKey, type RowIndexes, sortByRanks, textRanks } from './rowOrder.ts';
import { firstAscii, isDigit, lastAscii, primaryWeights, zero } from './sortKeys.ts';
import { textOrder } from './textOrder.ts';

export interface FirstRows {
  /** At least so many are found. */
  count: number;
  isDescending: boolean;
  locale: string;
}

/** Of texts whose first character alone doesn't tell where they belong, such as those in other scripts. */
const anywhere = 0;
const unknown = 255;

/**
 * Places of the first texts in the order of a locale, for a page of many rows: only texts that begin like these are
 * sorted, a small part of all. Undefined if this saves little, for numbers, and in languages without sort keys.
 */
export function firstInOrder(
  keys: readonly OrderKey[],
  { count, isDescending, locale }: FirstRows,
): RowIndexes | undefined {
  const weights = primaryWeights(locale);
  if (!weights) return undefined;
  const groups = new Uint8Array(keys.length);
  const sizes = new Uint32Array(unknown + 1);
  for (let place = 0; place < keys.length; place += 1) {
    const key = keys[place] ?? null;
    if (typeof key === 'number') return undefined;
    const group = key === null ? unknown : groupOf(key.charCodeAt(0), weights);
    groups[place] = group;
    sizes[group] = (sizes[group] ?? 0) + 1;
  }
  const step = isDescending ? -1 : 1;
  const start = isDescending ? unknown - 1 : anywhere + 1;
  let last = start;
  let certain = sizes[last] ?? 0;
  while (certain < count && last + step > anywhere && last + step < unknown) {
    last += step;
    certain += sizes[last] ?? 0;
  }
  if (certain < count || (certain + (sizes[anywhere] ?? 0)) * 2 > keys.length) return undefined;
  const [from, to] = isDescending ? [last, start] : [start, last];
  const isFirst = (group: number) => group === anywhere || (group >= from && group <= to);
  const places = Array.from(groups.keys()).filter((place) => isFirst(groups[place] ?? unknown));
  const ranks = textRanks(
    textOrder(
      places.map((place) => String(keys[place])),
      locale,
    ),
  );
  const order = sortByRanks(undefined, [{ ranks, isDescending }], places.length);
  // Those after them may belong between texts that were not sorted.
  return Array.from(order.slice(0, certain), (index) => places[index] ?? 0);
}

/** The primary weight of a text's first character. A number's weight is that of a digit, whichever comes first. */
function groupOf(code: number, weights: Uint8Array): number {
  if (code < firstAscii || code > lastAscii) return anywhere;
  return weights[isDigit(code) ? zero : code] ?? anywhere;
}
