import { textRanks } from './textOrder.ts';

/** The sort value of a row; null if unknown. */
export type OrderKey = string | number | null;

/** The rank of each row in the order of one column, from 0. Equal values share a rank; unknown ones have -1. */
export interface Ranks {
  readonly of: Int32Array;
  /** All ranks are below this count. */
  readonly count: number;
}

/** In a column of numbers and texts, numbers are compared as texts. */
export function ranksOf(keys: readonly OrderKey[], locale: string): Ranks {
  const isNumeric = keys.every((key) => key === null || typeof key === 'number');
  return isNumeric ? numberRanks(keys) : wordRanks(keys, locale);
}

function numberRanks(keys: readonly OrderKey[]): Ranks {
  const known = keys.filter((key) => key !== null);
  // A native sort without a comparator is much faster.
  const sorted = Float64Array.from(known, Number).sort();
  const different = sorted.filter((value, index) => index === 0 || value !== sorted[index - 1]);
  return {
    of: Int32Array.from(keys, (key) => (key === null ? -1 : indexIn(different, Number(key)))),
    count: different.length,
  };
}

/** The ranks of rows in the order of a comparator of their indexes. @param count of all rows, ranked or not */
export function comparedRanks(
  indexes: readonly number[],
  compare: (left: number, right: number) => number,
  count: number,
): Ranks {
  const of = new Int32Array(count).fill(-1);
  const order = indexes.toSorted(compare);
  let rank = 0;
  for (let place = 0; place < order.length; place += 1) {
    const index = order[place] ?? 0;
    if (place > 0 && compare(order[place - 1] ?? 0, index) !== 0) rank += 1;
    of[index] = rank;
  }
  return { of, count: rank + 1 };
}

/** The index of a number in a sorted array. */
function indexIn(sorted: Float64Array, value: number): number {
  let low = 0;
  let high = sorted.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

function wordRanks(keys: readonly OrderKey[], locale: string): Ranks {
  // Looking for duplicates costs more than it saves when most values differ.
  if (!keys.includes(null) && hasMostlyOthers(keys)) {
    return { of: textRanks(keys.map(String), locale), count: keys.length };
  }
  const places = new Map<OrderKey, number>();
  const of = Int32Array.from(keys, (key) => {
    if (key === null) return -1;
    const known = places.get(key) ?? places.size;
    if (known === places.size) places.set(key, known);
    return known;
  });
  const ranks = textRanks(Array.from(places.keys(), String), locale);
  return { of: of.map((place) => (place < 0 ? place : (ranks[place] ?? place))), count: ranks.length };
}

function hasMostlyOthers(keys: readonly OrderKey[]): boolean {
  const some = keys.slice(0, 500);
  return new Set(some).size * 2 > some.length;
}

export interface RankOrder {
  ranks: Ranks;
  isDescending: boolean;
}

/**
 * Row indexes in order: the first column decides, then the next among equals. Equal rows keep their order, and unknown
 * values come last in either direction.
 */
export function sortByRanks(indexes: ArrayLike<number>, orders: readonly RankOrder[]): ArrayLike<number> {
  return orders.reduceRight(byRank, indexes);
}

/** A counting sort: ranks are whole numbers below their count. */
function byRank(indexes: ArrayLike<number>, { ranks: { of, count }, isDescending }: RankOrder): Uint32Array {
  const { length } = indexes;
  const [first, step] = isDescending ? [count - 1, -1] : [0, 1];
  const slotOf = (place: number) => {
    const rank = of[indexes[place] ?? 0] ?? -1;
    return rank < 0 ? count : first + step * rank;
  };
  const starts = new Uint32Array(count + 2);
  for (let place = 0; place < length; place += 1) starts[slotOf(place) + 1] = (starts[slotOf(place) + 1] ?? 0) + 1;
  for (let slot = 1; slot <= count; slot += 1) starts[slot] = (starts[slot] ?? 0) + (starts[slot - 1] ?? 0);
  const sorted = new Uint32Array(length);
  for (let place = 0; place < length; place += 1) {
    const slot = slotOf(place);
    const at = starts[slot] ?? 0;
    sorted[at] = indexes[place] ?? 0;
    starts[slot] = at + 1;
  }
  return sorted;
}
