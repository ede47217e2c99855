import { defineMessages } from '@fs/ui';

export interface Count {
  count: number;
}

export const watchlistMergeMessages = defineMessages('WatchlistMerge', {
  title: 'Merge watchlists',
  lists: 'Watchlists',
  listsHint: 'Choose two or more. The originals don’t change.',
  placeholder: 'Find a watchlist',
  personal: 'Personal',
  listFacts: ({ account, count }: Count & { account: string }, { number, plural }) =>
    `${account} · ${number(count)} ${plural(count, { one: 'company', other: 'companies' })}`,
  result: 'The merged list',
  companies: ({ count }: Count, { number, plural }) =>
    `${number(count)} ${plural(count, { one: 'company', other: 'companies' })}`,
  duplicates: ({ count }: Count, { number, plural }) =>
    `${number(count)} ${plural(count, { one: 'duplicate', other: 'duplicates' })} removed`,
  noDuplicates: 'No duplicates',
  chooseFirst: 'Choose two lists to preview the result.',
  name: 'Name',
  namePlaceholder: 'Untitled',
  privacy: ({ names, account }: { names: readonly string[]; account: string }, { list }) =>
    `Not everyone in ${account} can see ${list(names)}. Everyone will see their companies on the merged list.`,
  merge: 'Merge',
  cancel: 'Cancel',
});
