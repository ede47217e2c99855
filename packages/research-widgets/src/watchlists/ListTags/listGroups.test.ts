import { expect, test } from 'vitest';
import { buildListSummary } from '../../internal/watchlists/buildListSummary.ts';
import { listGroups, listsNamed } from './listGroups.ts';

const longview = { id: 'account-1', name: 'Longview Research' };
const costa = { id: 'account-2', name: 'Costa Verde' };
const lists = [
  buildListSummary({ name: 'Climate map', account: longview }),
  buildListSummary({ name: 'Competitors' }),
  buildListSummary({ name: 'Seed deals', account: costa }),
  buildListSummary({ name: 'Health pipeline', account: longview }),
];

test("groups lists by account, after the user's own", () => {
  expect(listGroups(lists).map(({ account, lists }) => [account, lists.map(({ name }) => name)])).toEqual([
    [null, ['Competitors']],
    ['Costa Verde', ['Seed deals']],
    ['Longview Research', ['Climate map', 'Health pipeline']],
  ]);
});

test('finds a list by any word of its name', () => {
  expect(listsNamed(lists, 'MAP clim').map(({ name }) => name)).toEqual(['Climate map']);
  expect(listsNamed(lists, '')).toHaveLength(4);
  expect(listsNamed(lists, 'ports')).toEqual([]);
});
