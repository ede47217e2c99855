import { defineMessages } from '@fs/ui';

export const marketTilesMessages = defineMessages('MarketTiles', {
  title: 'Most raised in 12 months',
  raised: 'Raised 12 months',
  change: 'Change from the 12 months before',
  /** @param day the day with which the periods end, formatted */
  source: ({ day }: { day: string }) =>
    `Disclosed rounds, US dollars, 12 months to ${day}. Bars: the last five years on one scale, this year to date.`,
  empty: 'No featured markets yet',
});
