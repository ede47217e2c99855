import { defineMessages } from '@fs/ui';

export const raisedPerWeekMessages = defineMessages('RaisedPerWeek', {
  title: 'Raised per week in your markets',
  titleAll: 'Raised per week in all markets',
  /** `markets` are names. None for all markets. */
  source: ({ markets, day }: { markets: readonly string[]; day: string }, { list }) =>
    `${markets.length === 0 ? '' : `${list(markets)}. `}Disclosed rounds, US dollars. The last week is to ${day}.`,
  week: 'Week from',
  raised: 'Raised',
  dollars: ({ amount }: { amount: number }, { abbreviated }) => `$${abbreviated(amount)}`,
});
