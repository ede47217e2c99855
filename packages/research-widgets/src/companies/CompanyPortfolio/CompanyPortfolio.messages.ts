import { defineMessages } from '@fs/ui';

export const companyPortfolioMessages = defineMessages('CompanyPortfolio', {
  title: 'Portfolio',
  empty: 'No known portfolio companies',
  showAll: ({ count }: { count: number }, { number }) => `All ${number(count)} companies`,
  wallText: ({ shown, total }: { shown: number; total: number }, { number }) =>
    `Your plan includes ${number(shown)} of ${number(total)} companies.`,
  acquired: 'Exit: acquired',
  ipo: 'Exit: public',
  lastRound: ({ day }: { day: string }, { shortMonth }) => `Last round ${shortMonth(day)}`,
});
