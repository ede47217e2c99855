import { expect, test } from 'vitest';
import { buildListSummary } from '../../internal/watchlists/buildListSummary.ts';
import { listsDisclosed } from './mergePrivacy.ts';

const longview = { id: 'longview', name: 'Longview Research' };
const costa = { id: 'costa', name: 'Costa Verde' };
const chosen = [
  buildListSummary({ name: 'Mine' }),
  buildListSummary({ name: 'Open', account: longview, account_privacy: 'PUBLIC' }),
  buildListSummary({ name: 'Closed', account: longview }),
  buildListSummary({ name: 'Theirs', account: costa, account_privacy: 'PUBLIC' }),
];

test('reveals private lists when the merged list belongs to an account', () => {
  expect(listsDisclosed(chosen, 'longview').map(({ name }) => name)).toEqual(['Mine', 'Closed', 'Theirs']);
});

test('reveals nothing when the merged list is personal', () => {
  expect(listsDisclosed(chosen, null)).toEqual([]);
});
