import { expect, test } from 'vitest';
import { firstInOrder } from './firstInOrder.ts';
import { textRanks } from './rowOrder.ts';
import { textOrder } from './textOrder.ts';

const parts = [
  'a', 'A', 'b', 'é', 'É', 'ö', 'ß', 'æ', 'Ø', 'ł', 'ñ', 'ç', 'ế', 'ơ', 'fi', 'I', 'i', 'İ', 'ı', 'z', 'Z',
  '1', '01', '10', '002', '0', '9', '99999999999999999999', '²', '½', '१',
  '-', '_', ' ', '.', ',', '&', '(', "'", '"', '+', '$', '€', '~', '^', '`', '\t', '\n', '\u0000', '\u00ad', '\u200b',
  'a\u0301', 'o\u0308', '\u0301', '\u0345', '\u034f', '\u0327', '\u093e', '日', '本', 'ア', 'ا', 'Ж', '😀', '…', '™',
]; // biome-ignore format: a list of parts

/** The same texts for the same seed (mulberry32). */
function randomTexts(seed: number, count: number): readonly string[] {
  let at = seed;
  const below = (limit: number) => {
    at = (at + 0x6d2b79f5) | 0;
    let mixed = Math.imul(at ^ (at >>> 15), 1 | at);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
  return Array.from({ length: count }, () =>
    Array.from({ length: below(8) }, () => parts[below(parts.length)] ?? '').join(''),
  );
}

const ranksOf = (texts: readonly string[], locale: string) => textRanks(textOrder(texts, locale)).of;

/** Pairs of neighbors in the collator's order whose ranks disagree with the collator. */
function disagreements(texts: readonly string[], locale: string): readonly string[] {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const ranks = ranksOf(texts, locale);
  const order = Array.from(texts.keys()).sort((left, right) => compare(texts[left] ?? '', texts[right] ?? ''));
  return order.slice(1).flatMap((right, place) => {
    const left = order[place] ?? 0;
    const expected = Math.sign(compare(texts[left] ?? '', texts[right] ?? ''));
    const actual = Math.sign((ranks[left] ?? Number.NaN) - (ranks[right] ?? Number.NaN));
    return actual === expected ? [] : [JSON.stringify([texts[left], texts[right]])];
  });
}

test.each(['en', 'en-US', 'de', 'de-AT', 'de-u-co-phonebk', 'fr', 'fr-CA', 'nl', 'it', 'pt', 'sv', 'es', 'cs', 'ar'])(
  'orders random texts as the collator of %s does',
  (locale) => {
    expect(disagreements(randomTexts(1, 5000), locale)).toEqual([]);
  },
);

test('orders many texts that share long beginnings and differ in case, accent or number only', () => {
  const names = ['Compagnie Générale', 'compagnie generale', 'Compagnie Generale', 'Compagnie Générale de Navigation'];
  const texts = Array.from({ length: 4000 }, (_, index) => `${names[index % 4]} ${(index * 7919) % 500}`);
  expect(disagreements(texts, 'en')).toEqual([]);
});

test('orders plain texts with numbers, spaces and capitals', () => {
  const texts = Array.from({ length: 3000 }, (_, index) => `${'ab C'.slice(index % 4)}${(index * 7919) % 3001} Ltd`);
  expect(disagreements(texts, 'en')).toEqual([]);
  expect(disagreements([...texts, 'a\nb', `a ${'1'.repeat(20)}`, `a ${'2'.repeat(18)}`], 'en')).toEqual([]);
});

test('orders titles, in which each word begins with a capital', () => {
  const words = ['Ab', 'A B', 'A', 'Abc', '7', '1', 'Z 9', 'B', 'Ba'];
  const texts = Array.from(
    { length: 900 },
    (_, index) => `${words[index % 9]} ${words[(index * 7) % 11] ?? 'X\nY'} ${words[index % 7]}`,
  );
  expect(disagreements(texts, 'en')).toEqual([]);
  expect(disagreements([...texts, 'ab a', 'aB a', '7B', '7b'], 'en')).toEqual([]);
});

test('gives equal texts the same rank', () => {
  expect(Array.from(ranksOf(['b', 'a', 'b', 'A'], 'en'))).toEqual([2, 0, 2, 1]);
});

test('ranks no texts and a single one', () => {
  expect(Array.from(ranksOf([], 'en'))).toEqual([]);
  expect(Array.from(ranksOf(['日本'], 'en'))).toEqual([0]);
});

const beginnings = ['a', 'A', 'b', 'É', 'm', 'Zz', '9', '10', '-', ' ', '"', '日', '\u0000', '\u0301', 'ß'];

test.each(['en', 'de', 'fr-CA', 'it'])('finds the first texts in the order of %s, in both directions', (locale) => {
  const compare = new Intl.Collator(locale, { numeric: true }).compare;
  const texts = randomTexts(2, 3000).map(
    (text, index) => `${beginnings[index % 47] ?? 'kstuvw'.charAt(index % 6)}${text}`,
  );
  const keys = [...texts, null];
  for (const isDescending of [false, true]) {
    const sign = isDescending ? -1 : 1;
    const order = Array.from(texts.keys()).sort((left, right) => sign * compare(texts[left] ?? '', texts[right] ?? ''));
    for (const count of [1, 8, 60, 300]) {
      const first = Array.from(firstInOrder(keys, { count, isDescending, locale }) ?? []);
      expect(first.length).toBeGreaterThanOrEqual(count);
      expect(first).toEqual(order.slice(0, first.length));
    }
  }
});

test('leaves texts to be sorted whole where the first ones are most of them, numbers, or of other languages', () => {
  const first = (keys: readonly (string | number | null)[], locale = 'en') =>
    firstInOrder(keys, { count: 2, isDescending: false, locale });
  expect(first(['a', 'b', 'c', 'd', 'e', 'f'])).toEqual([0, 1]);
  expect(first(['a', 'b', 'c', 'd', 'e', 'f'], 'sv')).toBeUndefined();
  expect(first(['a', 'b', 'c', 'd', 'e', 6])).toBeUndefined();
  expect(first(['a', 'b', null, null])).toEqual([0, 1]);
  expect(first(['a', null, null, null])).toBeUndefined();
  expect(first(['a', 'a', 'a', 'b'])).toBeUndefined();
  expect(first(['a', 'b', '日', '本', 'ア'])).toBeUndefined();
});
