import { expect, test } from 'vitest';
import { reportsAcquisition, reportsRound, toArticleIds } from './rules.ts';

test('an article’s id is found with and without its prefix', () => {
  expect(toArticleIds('voltmeer-raises')).toEqual(['news-voltmeer-raises']);
  // The slug of another article can begin like an id.
  expect(toArticleIds('news-desk')).toEqual(['news-desk', 'news-news-desk']);
  expect(toArticleIds('news-desk', 'slug')).toEqual(['news-news-desk', 'news-desk']);
});

test.each([
  ['Plumbline closes $37.5M Series B', 37_500_000, true],
  ['Plumbline gets 38 million: $38 million for site software', 37_500_000, true],
  ['Plumbline closes $3.5M', 37_500_000, false],
  ['The week in funding: 26 rounds, $418.2M', 37_500_000, false],
  ['Plumbline raises a seed round', null, true],
  ['Plumbline raises €12M', 13_000_000, true],
  ['Plumbline raises $12M', null, false],
  ['Plumbline opens an office', 37_500_000, false],
])('whether %j reports a round of %j: %j', (text, raisedUsd, expected) => {
  expect(reportsRound(text, raisedUsd)).toBe(expected);
});

test.each([
  ['Parapet buys Driftlock', true],
  ['Driftlock acquired by Parapet', true],
  ['Parapet and Driftlock become partners', false],
])('whether %j reports a purchase: %j', (text, expected) => {
  expect(reportsAcquisition(text)).toBe(expected);
});
