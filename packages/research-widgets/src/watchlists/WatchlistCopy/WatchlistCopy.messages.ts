import { defineMessages } from '@fs/ui';

export const watchlistCopyMessages = defineMessages('WatchlistCopy', {
  title: ({ name }: { name: string }) => `Copy ${name}`,
  lead: ({ count }: { count: number }, { number, plural }) =>
    `${number(count)} ${plural(count, { one: 'company comes', other: 'companies come' })} along, with the dates at which they were added. People it is shared with do not.`,
  name: 'Name',
  suggestedName: ({ name }: { name: string }) => `Copy of ${name}`,
  privacy: ({ account }: { account: string }) => `Everyone in ${account} will see the copy.`,
  copy: 'Copy',
  cancel: 'Cancel',
});
