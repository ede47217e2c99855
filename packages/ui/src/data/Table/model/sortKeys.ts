/** Keys of texts whose bytes compare as the collator's primary level does: letters, figures and punctuation. */
export interface SortKeys {
  readonly bytes: Uint8Array;
  /** Where the key of each text starts. The next start is its end. */
  readonly starts: Uint32Array;
  /** Indexes of the texts that have a key. */
  readonly keyed: Uint32Array;
  /** Indexes of the texts that only the collator can order, such as those in other scripts. */
  readonly unkeyed: readonly number[];
}

export const firstAscii = 32;
export const lastAscii = 126;
export const zero = 48;
const nine = 57;

/** Longer numbers have no key: their length takes one byte. */
const longestNumber = 100;

/** Languages in which an accented letter sorts with its base letter, and no two letters sort as one. */
const keyedLanguages = new Set(['en', 'de', 'fr', 'it', 'nl', 'pt']);

export function hasSortKeys(locale: string): boolean {
  return keyedLanguages.has(locale.split('-')[0] ?? '') && !locale.includes('-u-');
}

const weightsByLocale = new Map<string, Uint8Array>();

/** Primary weight of each ASCII character, learned from the collator itself; undefined where keys don't suffice. */
export function primaryWeights(locale: string): Uint8Array | undefined {
  if (!hasSortKeys(locale)) return undefined;
  const known = weightsByLocale.get(locale);
  if (known) return known;
  const { compare } = new Intl.Collator(locale, { sensitivity: 'base' });
  const characters = Array.from({ length: lastAscii - firstAscii + 1 }, (_, index) =>
    String.fromCharCode(firstAscii + index),
  ).sort(compare);
  const weights = new Uint8Array(lastAscii + 1);
  let weight = 0;
  for (const [index, character] of characters.entries()) {
    if (index === 0 || compare(characters[index - 1] ?? '', character) !== 0) weight += 1;
    weights[character.charCodeAt(0)] = weight;
  }
  weightsByLocale.set(locale, weights);
  return weights;
}

/**
 * Accents of letters have no primary weight. Other marks, such as the vowels of Indic scripts, have, and a mark after
 * a digit ends its number.
 */
const accents = /([a-z])[\u0300-\u0344]+/gi;

/** Builds the keys of all texts in one buffer. Numbers in texts are keyed by their size. */
export function sortKeys(texts: readonly string[], locale: string): SortKeys {
  const weights = primaryWeights(locale);
  const writer = weights && new KeyWriter(weights, texts.length);
  const starts = new Uint32Array(texts.length + 1);
  const keyed = new Uint32Array(texts.length);
  const unkeyed: number[] = [];
  let count = 0;
  for (let index = 0; index < texts.length; index += 1) {
    const text = texts[index] ?? '';
    if (writer?.write(text) || writer?.write(withoutAccents(text))) {
      keyed[count] = index;
      count += 1;
    } else unkeyed.push(index);
    starts[index + 1] = writer?.end ?? 0;
  }
  return { bytes: writer?.bytes ?? new Uint8Array(), starts, keyed: keyed.subarray(0, count), unkeyed };
}

class KeyWriter {
  bytes: Uint8Array;
  /** Where the last key ends. */
  end = 0;
  readonly #weights: Uint8Array;

  constructor(weights: Uint8Array, texts: number) {
    this.#weights = weights;
    this.bytes = new Uint8Array(texts * 24);
  }

  /** Writes the key of a text after the last one. Returns whether the text has a key. */
  write(text: string): boolean {
    // A number of one digit takes three bytes.
    this.#reserve(text.length * 3);
    const { bytes } = this;
    const weights = this.#weights;
    let to = this.end;
    for (let index = 0; index < text.length; index += 1) {
      const code = text.charCodeAt(index);
      if (code < firstAscii || code > lastAscii) return false;
      if (isDigit(code)) {
        const after = numberEnd(text, index);
        to = this.#writeNumber(text, index, after, to);
        if (to < 0) return false;
        index = after - 1;
      } else {
        bytes[to] = weights[code] ?? 0;
        to += 1;
      }
    }
    this.end = to;
    return true;
  }

  /** A number is the weight of a digit, its length without leading zeros, and its digits. -1: it's too long. */
  #writeNumber(text: string, start: number, after: number, at: number): number {
    let first = start;
    while (first < after - 1 && text.charCodeAt(first) === zero) first += 1;
    if (after - first > longestNumber) return -1;
    this.bytes[at] = this.#weights[zero] ?? 0;
    this.bytes[at + 1] = after - first;
    let to = at + 2;
    for (let index = first; index < after; index += 1) {
      this.bytes[to] = text.charCodeAt(index) - zero + 1;
      to += 1;
    }
    return to;
  }

  #reserve(count: number) {
    if (this.end + count <= this.bytes.length) return;
    const larger = new Uint8Array(Math.max(this.bytes.length * 2, this.end + count));
    larger.set(this.bytes);
    this.bytes = larger;
  }
}

function numberEnd(text: string, start: number): number {
  let end = start + 1;
  while (end < text.length && isDigit(text.charCodeAt(end))) end += 1;
  return end;
}

export function isDigit(code: number): boolean {
  return code >= zero && code <= nine;
}

function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(accents, '$1');
}
