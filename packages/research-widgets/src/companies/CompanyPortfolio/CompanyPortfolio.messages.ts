import { defineMessages } from '@fs/ui';

export const companyPortfolioMessages = defineMessages('CompanyPortfolio', {
  title: 'Portfolio',
  empty: 'No known portfolio companies',
  showAll: ({ count }: { count: number }, { number }) => `Show all ${number(count)} companies`,
  lastRound: ({ day }: { day: string }, { monthYear }) => `Last round ${monthYear(day)}`,
});
