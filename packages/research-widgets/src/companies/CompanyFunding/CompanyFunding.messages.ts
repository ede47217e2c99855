import { defineMessages } from '@fs/ui';

export const companyFundingMessages = defineMessages('CompanyFunding', {
  title: 'Funding',
  empty: 'No known funding rounds',
  total: 'Total raised',
  rounds: 'Rounds',
  lastRound: 'Last round',
  unknown: 'Unknown',
  byYear: 'Raised by year',
  byYearDescription: 'Disclosed rounds, in US dollars',
  year: 'Year',
  raised: 'Amount raised (USD)',
  list: 'Funding rounds',
  investors: ({ names }: { names: string }) => `Investors: ${names}`,
  more: ({ count }: { count: number }, { number }) => `${number(count)} more`,
  showAll: ({ count }: { count: number }, { number }) => `Show all ${number(count)} rounds`,
  dollars: ({ amount }: { amount: number }, { number }) => `$${number(amount)}`,
});
