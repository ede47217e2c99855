import { defineMessages } from '@fs/ui';

export const companyPortfolioMessages = defineMessages('CompanyPortfolio', {
  title: 'Portfolio',
  empty: 'No portfolio companies are known.',
  showAll: ({ count }: { count: number }, { number }) => `Show all ${number(count)} companies`,
  lastRound: ({ day }: { day: string }, { monthYear }) => `Last round ${monthYear(day)}`,
});
