import { defineMessages } from '@fs/ui';

export const companyInvestmentsMessages = defineMessages('CompanyInvestments', {
  title: 'Investments',
  empty: 'No known investments',
  list: 'Investments',
  showAll: ({ count }: { count: number }, { number }) => `All ${number(count)} investments`,
  shown: ({ shown, total }: { shown: number; total: number }, { number }) =>
    `The latest ${number(shown)} of ${number(total)}`,
  wallText: ({ shown, total }: { shown: number; total: number }, { number }) =>
    `Your plan includes the latest ${number(shown)} of ${number(total)} investments.`,
});
