import { defineMessages } from '@fs/ui';

export const marketInvestorsMessages = defineMessages('MarketInvestors', {
  title: 'Top investors',
  empty: 'No known investors',
  all: 'All investors',
  last: ({ day }: { day: string }) => `Last ${day}`,
  companies: ({ count }: { count: number }, { number, plural }) =>
    `${number(count)} ${plural(count, { one: 'company', other: 'companies' })} here`,
  /** The round that the last deal was. */
  lastRound: 'Last:',
  showAll: ({ count }: { count: number }, { number }) => `All ${number(count)} investors`,
  more: ({ count }: { count: number }, { number }) => `+${number(count)}`,
  source: 'Rounds of the companies in this market, all years.',
});
