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

interface Keyed {
  /** In the same order by its characters as the collator puts the text. */
  readonly key: string;
  /** Of the text among those that are given. */
  readonly place: number;
}

/**
 * Where each of these different texts stands, from 0, as a reader of the language orders them; those that only differ
 * to a machine share a rank. Texts in plain Latin letters are ordered by keys; the collator, which takes ten times as
 * long, is asked about the others alone, and between texts with the same key.
 */
export function textRanks(texts: readonly string[], locale: string): Int32Array {
  const { numeric, plain } = collatorsOf(locale);
  const { compare } = texts.some((text) => figure.test(text)) ? numeric : plain;
  const { keyed, others } = withKeys(texts, locale);
  const compareAt = (left: number, right: number) => compare(texts[left] ?? '', texts[right] ?? '');
  others.sort(compareAt);
  keyed.sort((left, right) => {
    if (left.key < right.key) return -1;
    return left.key > right.key ? 1 : compareAt(left.place, right.place);
  });

  const ranks = new Int32Array(texts.length);
  let rank = -1;
  let lastPlace = -1;
  let lastKey: string | undefined;
  function put(place: number, key?: string) {
    const isOther = lastKey !== undefined && key !== undefined && lastKey !== key;
    if (isOther || lastPlace < 0 || compareAt(lastPlace, place) !== 0) rank += 1;
    ranks[place] = rank;
    lastPlace = place;
    lastKey = key;
  }
  let next = 0;
  for (const { key, place } of keyed) {
    for (; next < others.length && compareAt(others[next] ?? 0, place) < 0; next += 1) put(others[next] ?? 0);
    put(place, key);
  }
  for (const place of others.slice(next)) put(place);
  return ranks;
}

function withKeys(texts: readonly string[], locale: string) {
  const keyed: Keyed[] = [];
  const others: number[] = [];
  const hasKeys = hasPlainAlphabet(locale);
  for (const [place, text] of texts.entries()) {
    const key = hasKeys ? latinKey(text) : undefined;
    if (key === undefined) others.push(place);
    else keyed.push({ key, place });
  }
  return { keyed, others };
}

/** Languages in which letters with marks stand by their letter, and none is made of two. */
const plainAlphabets = new Set(['en', 'de', 'fr', 'it', 'nl', 'pt']);

function hasPlainAlphabet(locale: string): boolean {
  return plainAlphabets.has(locale.split('-')[0] ?? '') && !locale.includes('-u-');
}

const marks = /\p{M}/gu;
const hasMore = /[^ -~]/;
const letters = /^[a-z ]*$/;
const plainText = /^[a-z0-9 ]*$/;
const figures = /\d+/g;

/** As wide as the key of a number is, so that all up to it are in order. */
const zeros = '000000000000000';

/** A text that is in the same order by its characters as the collator puts it; undefined where none is known. */
function latinKey(text: string): string | undefined {
  const lower = (hasMore.test(text) ? text.normalize('NFD').replace(marks, '') : text).toLowerCase();
  if (letters.test(lower)) return lower;
  if (!plainText.test(lower)) return undefined;
  let isLong = false;
  const key = lower.replace(figures, (run) => {
    isLong ||= run.length > zeros.length;
    return zeros.slice(run.length) + run;
  });
  return isLong ? undefined : key;
}
