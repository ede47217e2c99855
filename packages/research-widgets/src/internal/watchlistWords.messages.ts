import { defineMessages } from '@fs/ui';

/** Messages shared by all watchlist widgets. */
export const watchlistWordsMessages = defineMessages('WatchlistWords', {
  personal: 'Personal',
  star: ({ name }: { name: string }) => `Star ${name}`,
  private: 'Private',
  readOnly: 'View only',
  ownedBy: ({ owner }: { owner: string }) => `Owned by ${owner}`,
  companies: ({ count }: { count: number }, { number, plural }) =>
    `${number(count)} ${plural(count, { one: 'company', other: 'companies' })}`,
  name: 'Name',
  save: 'Save',
  cancel: 'Cancel',
  updateFailed: 'Failed to update Watchlist',
});
