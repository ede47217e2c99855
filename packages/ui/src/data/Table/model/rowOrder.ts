import { type TextOrder, textOrder } from './textOrder.ts';

/** Indexes of rows in the data. */
export type RowIndexes = readonly number[] | Uint32Array;

/** The sort value of a row; null if unknown. */
export type OrderKey = string | number | null;

/** The rank of each row in the order of one column, from 0. Equal values share a rank; unknown ones have -1. */
export interface Ranks {
  readonly of: Int32Array;
  /** All ranks are below this count. */
  readonly count: number;
  /** The rows by rank, where all have different ones. The order is known then without the ranks. */
  readonly order?: Uint32Array;
}

/** In a column of numbers and texts, numbers are compared as texts. */
export function ranksOf(keys: readonly OrderKey[], locale: string): Ranks {
  const isNumeric = keys.every((key) => typeof key === 'number' || key === null);
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
  if (!keys.includes(null) && hasMostlyOthers(keys)) return textRanks(textOrder(keys.map(String), locale));
  const places = new Map<OrderKey, number>();
  const of = Int32Array.from(keys, (key) => {
    if (key === null) return -1;
    const known = places.get(key) ?? places.size;
    if (known === places.size) places.set(key, known);
    return known;
  });
  const ranks = textRanks(textOrder(Array.from(places.keys(), String), locale));
  return { of: of.map((place) => (place < 0 ? place : (ranks.of[place] ?? place))), count: ranks.count };
}

/** Ranks in an order of texts. They are computed when they are read: one column alone sorts without them. */
export function textRanks({ order, hasEquals, isEqual }: TextOrder): Ranks {
  let ranks: Ranks | undefined;
  function known(): Ranks {
    ranks ??= ranksIn(order, isEqual);
    return ranks;
  }
  return {
    get of() {
      return known().of;
    },
    get count() {
      return known().count;
    },
    ...(!hasEquals && { order }),
  };
}

function ranksIn(order: Uint32Array, isEqual: TextOrder['isEqual']): Ranks {
  const of = new Int32Array(order.length);
  let rank = 0;
  for (let place = 1; place < order.length; place += 1) {
    const index = order[place] ?? 0;
    if (!isEqual(order[place - 1] ?? 0, index)) rank += 1;
    of[index] = rank;
  }
  return { of, count: rank + 1 };
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
 *
 * @param indexes of some rows, as they are given; undefined: all rows, as many as `total`
 */
export function sortByRanks(indexes: RowIndexes | undefined, orders: readonly RankOrder[], total: number): RowIndexes {
  const order = orders[0]?.ranks.order;
  if (order) return inKnownOrder(indexes, orders[0]?.isDescending ? order.toReversed() : order);
  return orders.reduceRight<RowIndexes>(byRank, indexes ?? Uint32Array.from({ length: total }, (_, index) => index));
}

/** No two rows are equal, so that no other column decides. */
function inKnownOrder(indexes: RowIndexes | undefined, order: Uint32Array): Uint32Array {
  if (!indexes) return order;
  const isIncluded = new Uint8Array(order.length);
  for (const index of indexes) isIncluded[index] = 1;
  return order.filter((index) => isIncluded[index] === 1);
}

/** A counting sort: ranks are whole numbers below their count. */
function byRank(indexes: RowIndexes, { ranks: { of, count }, isDescending }: RankOrder): Uint32Array {
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
