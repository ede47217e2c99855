import { defineMessages } from '@fs/ui';

export const marketOverviewMessages = defineMessages('MarketOverview', {
  market: 'Market',
  companies: 'Companies',
  totalFunding: 'Total funding',
  byYear: 'Funding by year',
  byYearDescription: 'Disclosed rounds, in US dollars',
  year: 'Year',
  raised: 'Amount raised (USD)',
  dollars: ({ amount }: { amount: number }, { number }) => `$${number(amount)}`,
});
