import { defineMessages } from '@fs/ui';

export const workspaceProfileMessages = defineMessages('WorkspaceProfile', {
  title: 'About this workspace',
  usage: 'Usage',
  name: 'Name',
  description: 'Description',
  logo: 'Logo',
  logoOf: ({ name }: { name: string }) => `Logo of ${name}`,
  nameShort: 'Must be min of length 2',
  save: 'Save',
  plan: 'Plan',
  renews: 'Renews',
  billing: 'Billing and plan',
  watchlists: 'Watchlists',
  noWatchlists: 'This workspace has no watchlists yet.',
  openWatchlists: 'Open watchlists',
  readOnly: 'Read-only',
  seatsUnpaid: ({ count }: { count: number }, { number, plural }) =>
    plural(count, {
      one: '1 more seat is used than is paid for. Everyone keeps access, but nobody else can be invited.',
      other: `${number(count)} more seats are used than are paid for. Everyone keeps access, but nobody else can be invited.`,
    }),
  seatsHint: 'Each person and each pending invitation uses a seat.',
  overText: ({ limit }: { limit: number }, { number, plural }) =>
    `The plan includes ${plural(limit, { one: '1 watchlist', other: `${number(limit)} watchlists` })}. Nothing is deleted. Choose which stay open.`,
  keepOpen: 'Watchlists that stay open',
  tooMany: ({ limit }: { limit: number }, { number }) => `Choose up to ${number(limit)}.`,
  saveOpen: 'Save choice',
});
