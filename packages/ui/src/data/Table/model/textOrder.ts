import { hasSortKeys, type SortKeys, sortKeys } from './sortKeys.ts';

type Compare = (left: number, right: number) => number;

/** Texts in the order of a locale's collator with numbers by their size. */
export interface TextOrder {
  /** Indexes of the texts. Those that the collator holds equal keep their order. */
  readonly order: Uint32Array;
  /** Whether the collator holds any two texts equal. */
  readonly hasEquals: boolean;
  /** Whether the collator holds two texts equal, given their indexes. */
  readonly isEqual: (left: number, right: number) => boolean;
}

/**
 * Sorts texts by keys. The collator, which is slow, is only asked about texts without a key and between texts with the
 * same key.
 */
export function textOrder(texts: readonly string[], locale: string): TextOrder {
  const collate = textComparer(texts, locale);
  let hasEquals = false;
  // Whatever the method, texts that end up beside each other and have equal keys were compared by it.
  const compare: Compare = (left, right) => {
    const order = texts[left] === texts[right] ? 0 : collate(left, right);
    if (order === 0) hasEquals = true;
    return order;
  };
  const plain = plainKeys(texts, locale);
  if (plain) {
    const order = orderByPlainKeys(plain, compare);
    return { order, hasEquals, isEqual: (left, right) => plain[left] === plain[right] && compare(left, right) === 0 };
  }
  const keys = sortKeys(texts, locale);
  const order = merged(sortByKeys(keys, compare), keys.unkeyed.toSorted(inOrder(compare)), compare);
  const isUnkeyed = new Set(keys.unkeyed);
  const haveOtherKeys = (left: number, right: number) =>
    !(isUnkeyed.has(left) || isUnkeyed.has(right)) && compareKeys(keys, left, right, 0) !== 0;
  return {
    order,
    hasEquals,
    isEqual: (left, right) => !haveOtherKeys(left, right) && compare(left, right) === 0,
  };
}

const otherThanPlain = /[^A-Za-z0-9 \n]/;
/** Capitals that begin no word, and words that begin with a small letter. Without them, capitals don't affect the order. */
const otherThanTitles = /[A-Za-z0-9][A-Z]|(?:^|[ \n])[a-z]/;
/** Digits of the longest number that is padded. */
const longestPadded = 15;

/**
 * Keys of texts of letters, digits and spaces alone; undefined for others. They are texts themselves, and texts compare
 * natively, which needs no code to be compiled first: the first sort of a page is faster so.
 */
function plainKeys(texts: readonly string[], locale: string): readonly string[] | undefined {
  if (!hasSortKeys(locale)) return undefined;
  const all = texts.join('\n');
  if (otherThanPlain.test(all)) return undefined;
  const digits = digitsIn(all);
  if (digits > longestPadded) return undefined;
  const shorter = digits > 1 && new RegExp(`(?<!\\d)\\d{1,${digits - 1}}(?!\\d)`, 'g');
  if (!shorter || all.search(shorter) < 0) {
    return otherThanTitles.test(all) ? texts.map((text) => text.toLowerCase()) : texts;
  }
  return texts.map((text) => text.toLowerCase().replace(shorter, (number) => number.padStart(digits, '0')));
}

/** Digits of the longest number in a text. Native searches are much faster than a look at each number. */
function digitsIn(text: string): number {
  let digits = /\d+/.exec(text)?.[0].length ?? 0;
  while (digits <= longestPadded && new RegExp(`\\d{${digits + 1}}`).test(text)) digits += 1;
  return digits;
}

function orderByPlainKeys(keys: readonly string[], compare: Compare): Uint32Array {
  return Uint32Array.from(keys.keys()).sort((left, right) => {
    const one = keys[left] ?? '';
    const other = keys[right] ?? '';
    if (one < other) return -1;
    return one === other ? compare(left, right) || left - right : 1;
  });
}

const digit = /\p{Nd}/u;
const collators = new Map<string, Intl.Collator>();

/** Compares texts by index. Most orders have no ties and need no collator, which takes a while to construct. */
function textComparer(texts: readonly string[], locale: string): Compare {
  let collate: Intl.Collator['compare'] | undefined;
  return (left, right) => {
    // Without digits, a collator that doesn't look for numbers gives the same order and is faster.
    collate ??= collatorOf(
      locale,
      texts.some((text) => digit.test(text)),
    ).compare;
    return collate(texts[left] ?? '', texts[right] ?? '');
  };
}

function collatorOf(locale: string, numeric: boolean): Intl.Collator {
  const id = `${locale} ${numeric}`;
  const collator = collators.get(id) ?? new Intl.Collator(locale, { numeric });
  collators.set(id, collator);
  return collator;
}

/** Equal texts keep their order. */
function inOrder(compare: Compare): Compare {
  return (left, right) => compare(left, right) || left - right;
}

function compareKeys({ bytes, starts }: SortKeys, left: number, right: number, depth: number): number {
  let a = (starts[left] ?? 0) + depth;
  let b = (starts[right] ?? 0) + depth;
  const endA = starts[left + 1] ?? 0;
  const endB = starts[right + 1] ?? 0;
  for (; a < endA && b < endB; a += 1, b += 1) {
    const difference = (bytes[a] ?? 0) - (bytes[b] ?? 0);
    if (difference !== 0) return difference;
  }
  return Number(a < endA) - Number(b < endB);
}

/** Values of a key's byte. */
const base = 128;
/** Bits of a number that is exact. */
const exactBits = 53;
/** Fewer texts are faster to insert one by one than to pack. */
const smallRange = 12;

/**
 * Sorts by keys: some bytes of each key and its place make one number, and numbers sort natively. Ranges that are
 * still equal continue with the next bytes.
 */
function sortByKeys(keys: SortKeys, compare: Compare): Uint32Array {
  const order = keys.keyed.slice();
  const packed = new Float64Array(order.length);
  sortRange(0, order.length, 0);
  return order;

  function sortRange(from: number, to: number, depth: number) {
    const size = to - from;
    if (size < smallRange) {
      insertInOrder(from, to, depth);
      return;
    }
    const indexBits = Math.ceil(Math.log2(size));
    const slots = 2 ** indexBits;
    const length = Math.floor((exactBits - indexBits) / Math.log2(base));
    const range = order.subarray(from, to);
    const numbers = packed.subarray(from, to);
    const isAtEnd = packKeys(keys, range, { numbers, depth, length, slots });
    numbers.sort();
    for (const [start, end] of unpackOrder(range, numbers, slots)) {
      if (isAtEnd) range.set(range.slice(start, end).sort(inOrder(compare)), start);
      else sortRange(from + start, from + end, depth + length);
    }
  }

  function insertInOrder(from: number, to: number, depth: number) {
    for (let place = from + 1; place < to; place += 1) {
      const index = order[place] ?? 0;
      let at = place;
      for (; at > from && isAfter(order[at - 1] ?? 0, index, depth); at -= 1) order[at] = order[at - 1] ?? 0;
      order[at] = index;
    }
  }

  function isAfter(left: number, right: number, depth: number): boolean {
    return (compareKeys(keys, left, right, depth) || compare(left, right)) > 0;
  }
}

interface PackedRange {
  numbers: Float64Array;
  /** The first byte of each key that is packed. */
  depth: number;
  /** Bytes of each key that are packed. */
  length: number;
  /** Numbers of one key, for as many places. */
  slots: number;
}

/** Packs bytes of each key and its place into a number. Returns whether all keys end with these bytes. */
function packKeys({ bytes, starts }: SortKeys, range: Uint32Array, packed: PackedRange): boolean {
  const { numbers, depth, length, slots } = packed;
  let isAtEnd = true;
  for (let place = 0; place < range.length; place += 1) {
    const index = range[place] ?? 0;
    const start = (starts[index] ?? 0) + depth;
    const end = starts[index + 1] ?? 0;
    let key = 0;
    for (let at = start; at < start + length; at += 1) key = key * base + (at < end ? (bytes[at] ?? 0) : 0);
    if (start + length < end) isAtEnd = false;
    numbers[place] = key * slots + place;
  }
  return isAtEnd;
}

/** Puts a range in the order of its sorted numbers. Returns where the packed bytes are equal. */
function unpackOrder(range: Uint32Array, numbers: Float64Array, slots: number): readonly [number, number][] {
  const before = range.slice();
  const equals: [number, number][] = [];
  let first = 0;
  let last = Number.NaN;
  for (let place = 0; place < range.length; place += 1) {
    const number = numbers[place] ?? 0;
    const key = Math.floor(number / slots);
    range[place] = before[number - key * slots] ?? 0;
    if (key !== last) {
      if (place - first > 1) equals.push([first, place]);
      first = place;
      last = key;
    }
  }
  if (range.length - first > 1) equals.push([first, range.length]);
  return equals;
}

/** Merges the few that only the collator can place into the sorted others. */
function merged(sorted: Uint32Array, others: readonly number[], compare: Compare): Uint32Array {
  if (others.length === 0) return sorted;
  const all = new Uint32Array(sorted.length + others.length);
  let taken = 0;
  for (const [place, other] of others.entries()) {
    let low = taken;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const between = compare(other, sorted[middle] ?? 0) || other - (sorted[middle] ?? 0);
      if (between < 0) high = middle;
      else low = middle + 1;
    }
    all.set(sorted.subarray(taken, low), taken + place);
    all[low + place] = other;
    taken = low;
  }
  all.set(sorted.subarray(taken), taken + others.length);
  return all;
}
