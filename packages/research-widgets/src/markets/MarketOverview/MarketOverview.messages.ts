import { defineMessages } from '@fs/ui';

export const marketOverviewMessages = defineMessages('MarketOverview', {
  market: 'Market',
  companies: 'Companies',
  totalFunding: 'Total funding',
  byYear: 'Funding by year',
  byYearDescription: 'US dollars of the rounds that say an amount.',
  year: 'Year',
  raised: 'US dollars raised',
  dollars: ({ amount }: { amount: number }, { number }) => `$${number(amount)}`,
});
