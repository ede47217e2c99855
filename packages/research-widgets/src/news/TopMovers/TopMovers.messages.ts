import { defineMessages } from '@fs/ui';

export const topMoversMessages = defineMessages('TopMovers', {
  title: 'Top movers',
  empty: 'No company is in the news more than last week.',
  mentions: ({ count }: { count: number }, { number, plural }) =>
    `${number(count)} ${plural(count, { one: 'mention', other: 'mentions' })}`,
  prior: ({ count }: { count: number }, { number }) => `${number(count)} before`,
  /** The day is the last of the week. */
  asOf: ({ day }: { day: string }) =>
    `Articles that mention the company in the week to ${day}, and in the week before.`,
});
