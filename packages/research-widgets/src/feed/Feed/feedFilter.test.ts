import { expect, test } from 'vitest';
import { toFeedFilter, toFeedSearch } from './feedFilter.ts';

test('a filter survives the address', () => {
  const search = { list: 'climate', kinds: 'funding~article', over: '5000000' };
  const filter = { listId: 'climate', kinds: ['funding', 'article'], minAmount: 5_000_000 };
  expect(toFeedFilter(search)).toEqual(filter);
  expect(toFeedSearch(toFeedFilter(search))).toEqual(search);
});

test('an address without or with invalid parameters shows everything', () => {
  const everything = { listId: null, kinds: [], minAmount: null };
  expect(toFeedFilter({})).toEqual(everything);
  expect(toFeedFilter({ list: 'x'.repeat(201), kinds: 'rumor', over: '-5' })).toEqual(everything);
  expect(toFeedSearch(toFeedFilter({}))).toEqual({});
});
