interface Collators {
  /** Numbers in texts by their size. */
  numeric: Intl.Collator;
  /** Faster, and the same where there is no figure. */
  plain: Intl.Collator;
}

const collators = new Map<string, Collators>();

function collatorsOf(locale: string): Collators {
  let own = collators.get(locale);
  if (!own) {
    own = { numeric: new Intl.Collator(locale, { numeric: true }), plain: new Intl.Collator(locale) };
    collators.set(locale, own);
  }
  return own;
}

const figure = /\p{Nd}/u;

/**
 * Where each of these texts stands, from 0, as a user of the language orders them; those that only differ to a machine
 * share a rank. Texts in plain Latin letters are ordered by keys; the collator, which takes ten times as long, is asked
 * about the others alone, and between texts with the same key.
 */
export function textRanks(texts: readonly string[], locale: string): Int32Array {
  const keyed = keyRanks(hasPlainAlphabet(locale) ? latinKeys(texts) : texts.map(() => undefined));
  // Most have no need of a collator, which takes a while to make.
  return keyed.isWhole ? keyed.of : comparedRanks(texts, keyed.of, locale);
}

interface KeyRanks {
  /** The place of each text in the order of the keys, equal ones sharing one; -1 where there is none. */
  of: Int32Array;
  /** Each text has a key of its own: the order of the keys is that of the texts. */
  isWhole: boolean;
}

function keyRanks(keys: readonly (string | undefined)[]): KeyRanks {
  const known = keys.filter((key) => key !== undefined);
  const ranks = new Map<string | undefined, number>();
  // Sorted without a function of ours: much faster.
  for (const key of known.toSorted()) if (!ranks.has(key)) ranks.set(key, ranks.size);
  const of = new Int32Array(keys.length);
  for (let place = 0; place < keys.length; place += 1) of[place] = ranks.get(keys[place]) ?? -1;
  return { of, isWhole: ranks.size === keys.length };
}

/** The ranks of texts of which some have no key, or the same as others. */
function comparedRanks(texts: readonly string[], keyed: Int32Array, locale: string): Int32Array {
  const { numeric, plain } = collatorsOf(locale);
  const { compare } = texts.some((text) => figure.test(text)) ? numeric : plain;
  const compareAt = (left: number, right: number) => compare(texts[left] ?? '', texts[right] ?? '');
  const places = Array.from(texts.keys());
  const others = places.filter((place) => keyed[place] === -1).sort(compareAt);
  const inOrder = places
    .filter((place) => keyed[place] !== -1)
    .sort((left, right) => {
      const between = (keyed[left] ?? 0) - (keyed[right] ?? 0);
      return between === 0 && texts[left] !== texts[right] ? compareAt(left, right) : between;
    });

  const ranks = new Int32Array(texts.length);
  let rank = -1;
  let last: number | undefined;
  function put(place: number) {
    if (last === undefined || !isSame(last, place)) rank += 1;
    ranks[place] = rank;
    last = place;
  }
  function isSame(left: number, right: number): boolean {
    const [one, other] = [keyed[left] ?? -1, keyed[right] ?? -1];
    return (one === other || one < 0 || other < 0) && compareAt(left, right) === 0;
  }
  let next = 0;
  for (const place of inOrder) {
    for (; next < others.length && compareAt(others[next] ?? 0, place) < 0; next += 1) put(others[next] ?? 0);
    put(place);
  }
  for (const place of others.slice(next)) put(place);
  return ranks;
}

/** Languages in which letters with marks stand by their letter, and none is made of two. */
const plainAlphabets = new Set(['en', 'de', 'fr', 'it', 'nl', 'pt']);

function hasPlainAlphabet(locale: string): boolean {
  return plainAlphabets.has(locale.split('-')[0] ?? '') && !locale.includes('-u-');
}

const marks = /\p{M}/gu;
const hasMore = /[^\n -~]/;
const plainTexts = /^[a-z0-9 \n]*$/;
const plainText = /^[a-z0-9 ]*$/;
const figures = /\d+/g;

/** As wide as the key of a number is, so that all up to it are in order. */
const zeros = '000000000000000';

/** Of a number that is longer: no key has such a character. */
const tooLong = '~';

/**
 * Texts that are in the same order by their characters as the collator puts those that they stand for; undefined where
 * none is known. All are made at once: a browser is quicker with one long text than with many short ones.
 */
function latinKeys(texts: readonly string[]): readonly (string | undefined)[] {
  const all = texts.join('\n');
  const lower = (hasMore.test(all) ? all.normalize('NFD').replace(marks, '') : all).toLowerCase();
  const padded = lower.replace(figures, (run) => (run.length > zeros.length ? tooLong : zeros.slice(run.length) + run));
  const keys = padded.split('\n');
  // One of them has a line break of its own.
  if (keys.length !== texts.length)
    return texts.map((text) => (text.includes('\n') ? undefined : latinKeys([text])[0]));
  return plainTexts.test(padded) ? keys : keys.map((key) => (plainText.test(key) ? key : undefined));
}
