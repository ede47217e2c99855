import { textRanks } from './textOrder.ts';

/** What a row is sorted by; null when it is not known. */
export type OrderKey = string | number | null;

/** The place of each row in the order of one column, from 0; equal values share one, and what is not known has -1. */
export interface Ranks {
  readonly of: Int32Array;
  /** How many different values are known. */
  readonly count: number;
}

/** Where a column holds numbers and texts, its numbers are compared as texts are. */
export function ranksOf(keys: readonly OrderKey[], locale: string): Ranks {
  const isNumeric = keys.every((key) => key === null || typeof key === 'number');
  return isNumeric ? numberRanks(keys) : wordRanks(keys, locale);
}

function numberRanks(keys: readonly OrderKey[]): Ranks {
  const known = keys.filter((key) => key !== null);
  // Sorted without a function of ours: much faster.
  const sorted = Float64Array.from(known, Number).sort();
  const different = sorted.filter((value, index) => index === 0 || value !== sorted[index - 1]);
  return {
    of: Int32Array.from(keys, (key) => (key === null ? -1 : indexIn(different, Number(key)))),
    count: different.length,
  };
}

/** Where a number stands among sorted ones. */
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
  // Where most differ, to look at each once costs more than it spares.
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
 * The places of rows in order: the first column decides, the next among equals; rows that are equal keep their order,
 * and what is not known stands last, whichever way a column runs.
 */
export function placesInOrder(length: number, orders: readonly RankOrder[]): Uint32Array {
  let places = new Uint32Array(length);
  for (let place = 0; place < length; place += 1) places[place] = place;
  for (const order of [...orders].reverse()) places = byRank(places, order);
  return places;
}

/** By one number each, of its rank and of where it stands: sorted without a function of ours, which is much faster. */
function byRank(places: Uint32Array, { ranks: { of, count }, isDescending }: RankOrder) {
  const { length } = places;
  const [first, step] = isDescending ? [count - 1, -1] : [0, 1];
  const keys = new Float64Array(length);
  for (let index = 0; index < length; index += 1) {
    const rank = of[places[index] ?? 0] ?? -1;
    keys[index] = (rank < 0 ? count : first + step * rank) * length + index;
  }
  keys.sort();
  const next = new Uint32Array(length);
  for (let index = 0; index < length; index += 1) next[index] = places[(keys[index] ?? 0) % length] ?? 0;
  return next;
}
