import type { WatchlistCard, WatchlistSummary } from '@fs/api-contract';
import { expect, test } from 'vitest';
import { listedWatchlists } from './listedWatchlists.ts';

const viewer = {
  id: 'mara',
  email: 'mara@example.com',
  groups: [],
  accountIDs: ['longview'],
  ownedAccountIDs: [],
};

function buildCard(name: string, more: Partial<WatchlistCard> = {}): WatchlistCard {
  return {
    id: name,
    owner: viewer.id,
    ownerName: 'Mara Lindqvist',
    viewers: [],
    admins: [],
    name,
    description: '',
    itemCount: 3,
    accountID: null,
    account: null,
    account_privacy: 'PRIVATE',
    teamID: null,
    columns: null,
    metadata: { etag: '1' },
    datasource: null,
    updatingData: false,
    lastDataUpdate: null,
    teams: [],
    shares: [],
    settings: [],
    createdAt: '2026-11-01T00:00:00Z',
    updatedAt: '2026-11-19T00:00:00Z',
    ...more,
  };
}

const longview = { accountID: 'longview', account: { id: 'longview', name: 'Longview Research' } };
const cards = [
  buildCard('Mine'),
  buildCard('Ours', { ...longview, owner: 'tom', account_privacy: 'PUBLIC' }),
  buildCard('Shared', { owner: 'tom', viewers: [viewer.email] }),
];

const namesIn = (accountID: string | null) =>
  listedWatchlists(cards, { viewer, accountID }, []).map(({ name, isShared }) => [name, isShared]);

test('returns personal and shared lists without an active account', () => {
  expect(namesIn(null)).toEqual([
    ['Mine', false],
    ['Shared', true],
  ]);
});

test('returns all lists of the active account', () => {
  expect(namesIn('longview')).toEqual([
    ['Ours', false],
    ['Shared', true],
  ]);
});

test('includes access, settings and new items of a list', () => {
  const summary = { id: 'Shared', newCount: 2 } as WatchlistSummary;
  const [mine, shared] = listedWatchlists(cards, { viewer, accountID: null }, [summary]);
  expect(mine).toMatchObject({ isReadOnly: false, isStarred: false, isPrivate: false, newCount: 0 });
  expect(shared).toMatchObject({ isReadOnly: true, newCount: 2, companyCount: 3 });
});

test('names the others who have a list, its owner by name and the rest by their addresses', () => {
  const list = buildCard('Ports', {
    owner: 'tom',
    ownerName: 'Tom Berg',
    admins: ['ada@example.com'],
    viewers: ['ada@example.com', viewer.email, 'uma@example.com'],
  });
  const [ports] = listedWatchlists([list], { viewer, accountID: null }, [], { tom: '/files/tom.png' });
  expect(ports?.people).toEqual([
    { id: 'tom', name: 'Tom Berg', photo: '/files/tom.png' },
    { id: 'ada@example.com', name: 'ada@example.com' },
    { id: 'uma@example.com', name: 'uma@example.com' },
  ]);
  expect(listedWatchlists([buildCard('Mine')], { viewer, accountID: null }, [])[0]?.people).toEqual([]);
});

test('marks private lists of an account', () => {
  const list = buildCard('Board', longview);
  expect(listedWatchlists([list], { viewer, accountID: 'longview' }, [])[0]).toMatchObject({
    isPrivate: true,
    account: 'Longview Research',
  });
});

test('offers to delete only what the user may delete', () => {
  const cards = [buildCard('Board', { ...longview, owner: 'tom' }), buildCard('Mine', { ...longview })];
  const deletable = (ownedAccountIDs: string[]) =>
    listedWatchlists(cards, { viewer: { ...viewer, ownedAccountIDs }, accountID: 'longview' }, []).flatMap((list) =>
      list.canDelete ? [list.name] : [],
    );
  expect(deletable([])).toEqual(['Mine']);
  expect(deletable(['longview'])).toEqual(['Board', 'Mine']);
});
