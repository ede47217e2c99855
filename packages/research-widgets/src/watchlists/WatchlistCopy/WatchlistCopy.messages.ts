import { defineMessages } from '@fs/ui';

export const watchlistCopyMessages = defineMessages('WatchlistCopy', {
  title: ({ name }: { name: string }) => `Copy ${name}`,
  lead: ({ count }: { count: number }, { number, plural }) =>
    `Copies ${number(count)} ${plural(count, { one: 'company', other: 'companies' })} and the dates they were added, but not who the list is shared with.`,
  name: 'Name',
  suggestedName: ({ name }: { name: string }) => `Copy of ${name}`,
  privacy: ({ account }: { account: string }) => `Everyone in ${account} will see the copy.`,
  copy: 'Copy',
  cancel: 'Cancel',
});
