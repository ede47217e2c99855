import { defineMessages } from '@fs/ui';

export const marketTableMessages = defineMessages('MarketTable', {
  label: 'Markets',
  name: 'Name',
  companies: 'No. Of Companies',
  totalFunding: 'Total Funding',
  raised: 'Raised 12 months',
  change: 'Change',
  rounds: 'Rounds',
  byYear: 'By year',
  newestRound: 'Newest round',
  sector: 'Sector',
  median: 'Median round',
  topInvestor: 'Top investor',
  empty: 'No markets yet',
  /** What the bars of a market say. The running year is the last. */
  years: ({ years }: { years: readonly { year: number; raised: string }[] }, { list }) =>
    `Raised by year: ${list(years.map(({ year, raised }, index) => `${year}${index === years.length - 1 ? ' to date' : ''} ${raised}`))}`,
});
