import { defineMessages } from '@fs/ui';

interface Count {
  count: number;
}

export const watchlistMergeMessages = defineMessages('WatchlistMerge', {
  title: 'Merge watchlists',
  lists: 'Watchlists',
  listsHint: 'Choose two or more. They stay as they are.',
  placeholder: 'Find a watchlist',
  personal: 'Personal',
  listFacts: ({ account, count }: Count & { account: string }, { number, plural }) =>
    `${account} · ${number(count)} ${plural(count, { one: 'company', other: 'companies' })}`,
  result: 'The merged list',
  companies: ({ count }: Count, { number, plural }) =>
    `${number(count)} ${plural(count, { one: 'company', other: 'companies' })}`,
  duplicates: ({ count }: Count, { number, plural }) =>
    `${number(count)} ${plural(count, { one: 'duplicate is', other: 'duplicates are' })} kept once.`,
  noDuplicates: 'No company stands on several of them.',
  chooseFirst: 'Choose two lists to see what comes of them.',
  name: 'Name',
  namePlaceholder: 'Untitled',
  privacy: ({ names, account }: { names: readonly string[]; account: string }) =>
    `Not everyone in ${account} sees these now: ${names.join(', ')}. On the merged list, everyone will see their companies.`,
  merge: 'Merge',
  cancel: 'Cancel',
});
