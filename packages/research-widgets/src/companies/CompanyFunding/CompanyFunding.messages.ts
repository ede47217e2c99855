import { defineMessages } from '@fs/ui';

export const companyFundingMessages = defineMessages('CompanyFunding', {
  title: 'Funding',
  empty: 'No funding rounds are known.',
  total: 'Total raised',
  rounds: 'Rounds',
  lastRound: 'Last round',
  unknown: 'Not known',
  byYear: 'Raised by year',
  byYearDescription: 'US dollars of the rounds that say an amount.',
  year: 'Year',
  raised: 'US dollars raised',
  list: 'Funding rounds',
  investors: ({ names }: { names: string }) => `From ${names}`,
  more: ({ count }: { count: number }, { number }) => `${number(count)} more`,
  showAll: ({ count }: { count: number }, { number }) => `Show all ${number(count)} rounds`,
  dollars: ({ amount }: { amount: number }, { number }) => `$${number(amount)}`,
});
