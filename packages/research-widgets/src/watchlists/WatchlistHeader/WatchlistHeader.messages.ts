import type { ReadOnlyReason } from '@fs/api-contract';
import { defineMessages } from '@fs/ui';

export const watchlistHeaderMessages = defineMessages('WatchlistHeader', {
  rename: 'Rename',
  own: 'Owned by you',
  shared: 'Shared with you',
  updated: 'Updated',
  dataFrom: 'Data as of',
  gathering: 'Refreshing data…',
  add: 'Add companies',
  share: 'Share',
  more: 'More actions',
  settings: 'Notifications',
  refresh: 'Refresh data',
  copy: 'Make a copy',
  merge: 'Merge lists',
  delete: 'Delete',
  readOnly: ({ owner }: { owner: string }) => `You can view this list. Ask ${owner} for edit access`,
  readOnlyUnknown: 'You can view this list. Ask its owner for edit access',
  locked: (lock: ReadOnlyReason) =>
    ({
      pending: 'This list’s workspace isn’t paid for yet. The list is read-only until an owner pays.',
      inactive: 'The plan of this list’s workspace has ended. The list is read-only until an owner renews it.',
      'over-limit': 'There are more lists than the plan includes. This one is read-only, and nothing in it is lost.',
    })[lock],
  unlock: (lock: ReadOnlyReason) => (lock === 'over-limit' ? 'Choose which lists stay open' : 'Open the workspace'),
  changed: 'This list has changed since you opened it.',
  show: 'Show changes',
  watchlist: 'Watchlist',
  unknownTitle: 'Watchlist not found',
  unknown: 'This watchlist doesn’t exist or isn’t shared with you.',
  gone: 'This watchlist was deleted, or it isn’t shared with you anymore.',
  toAll: 'All watchlists',
});
