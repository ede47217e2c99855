import { expect, test } from 'vitest';
import { type OrderKey, ranksOf, sortByRanks, textRanks } from './rowOrder.ts';
import { textOrder } from './textOrder.ts';

const words = [
  'Zephyr', 'zephyr', 'Ångström', 'angler', 'Angler', 'Berth 9', 'Berth 10', 'Berth 010', 'berth', 'Berth, 9', 'B & B',
  'Ärzte', 'Arzt', 'Straße', 'Strasse', 'Øresund', 'coop', 'co op', 'co-op', 'Coöp', '', ' ', '3 Ports', '20 Ports',
  'شركة', '港', 'É', 'e', 'f', 'È', 'résumé', 'resume', 'Resume', 'a1b2', 'a01b2', '99999999999999999999', '7', 'naïve',
]; // biome-ignore format: a list of words

test.each(['en', 'de', 'de-AT', 'fr', 'nl', 'sv', 'es', 'ar'])('orders texts as the collator of %s does', (locale) => {
  const ranks = textRanks(textOrder(words, locale)).of;
  const rankOf = (word: string) => ranks[words.indexOf(word)] ?? Number.NaN;
  const collator = new Intl.Collator(locale, { numeric: true });
  const wrong = words.flatMap((left) =>
    words.flatMap((right) =>
      Math.sign(rankOf(left) - rankOf(right)) === Math.sign(collator.compare(left, right))
        ? []
        : [`${left} and ${right}`],
    ),
  );
  expect(wrong).toEqual([]);
});

function inOrder(columns: readonly (readonly OrderKey[])[], isDescending = false) {
  const orders = columns.map((keys) => ({ ranks: ranksOf(keys, 'en'), isDescending }));
  return Array.from(sortByRanks(undefined, orders, columns[0]?.length ?? 0));
}

test('keeps the order of equal rows and places unknown values last in both directions', () => {
  const keys = ['b', null, 'a', 'b', 'A', null];
  expect(inOrder([keys])).toEqual([2, 4, 0, 3, 1, 5]);
  expect(inOrder([keys], true)).toEqual([0, 3, 4, 2, 1, 5]);
});

test('sorts some rows of a column whose values all differ', () => {
  const ranks = ranksOf(['d', 'b', 'a', 'c', 'e'], 'en');
  expect(ranks.order).toBeDefined();
  const ordered = (isDescending: boolean) => Array.from(sortByRanks([0, 1, 3], [{ ranks, isDescending }], 5));
  expect(ordered(false)).toEqual([1, 3, 0]);
  expect(ordered(true)).toEqual([0, 3, 1]);
});

test.each([
  ['the same text', ['b', 'c', 'd', 'e', 'a', 'f', 'g', 'c']],
  ['characters that are ignored', ['b', 'c', 'd', 'e', 'a', 'f', 'g', 'c\u0000']],
  ['other scripts', ['b', '\u6e2f', 'd', 'e', 'a', 'f', 'g', '\u6e2f\u0000']],
])('knows an order only where no two rows are equal: %s', (_, keys) => {
  const ranks = ranksOf(keys, 'en');
  expect(ranks.order).toBeUndefined();
  expect(ranks.of[1]).toBe(ranks.of[7]);
});

test('sorts by the first column, then equal rows by the next', () => {
  expect(
    inOrder([
      [1, 1, 0, 1],
      [3, null, 9, 2],
    ]),
  ).toEqual([2, 3, 0, 1]);
  expect(
    inOrder(
      [
        [1, 1, 0, 1],
        [3, null, 9, 2],
      ],
      true,
    ),
  ).toEqual([0, 3, 1, 2]);
});

test('orders numbers by size, including negative numbers and fractions', () => {
  expect(inOrder([[0.5, -3, 20, -0.25, 3]])).toEqual([1, 3, 0, 4, 2]);
});
