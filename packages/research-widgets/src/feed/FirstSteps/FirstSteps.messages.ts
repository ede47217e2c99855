import { defineMessages } from '@fs/ui';

export const firstStepsMessages = defineMessages('FirstSteps', {
  title: 'Three steps to your own news',
  choose: 'Choose markets',
  chooseHint: 'Pick the ones that you work in.',
  markets: 'Markets',
  noMarkets: 'No known markets',
  copy: 'Copy a ready list',
  copyHint: 'We make a watchlist of their best-known companies and follow it for you. You can change it later.',
  chooseFirst: 'Choose a market first.',
  create: ({ count }: { count: number }, { number, plural }) =>
    count === 0
      ? 'Create list'
      : `Create list for ${number(count)} ${plural(count, { one: 'market', other: 'markets' })}`,
  created: ({ name, count }: { name: string; count: number }, { number, plural }) =>
    `“${name}” created with ${number(count)} ${plural(count, { one: 'company', other: 'companies' })}.`,
  open: 'Open list',
  feed: 'See your feed',
  feedHint: 'Rounds, deals, and articles of these companies land there, and here.',
});
