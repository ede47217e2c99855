import { defineMessages } from '@fs/ui';

export const companyInvestmentsMessages = defineMessages('CompanyInvestments', {
  title: 'Investments',
  empty: 'No investments are known.',
  list: 'Investments',
  showAll: ({ count }: { count: number }, { number }) => `Show all ${number(count)} investments`,
  shown: ({ shown, total }: { shown: number; total: number }, { number }) =>
    `The latest ${number(shown)} of ${number(total)}`,
  wall: 'Upgrade to view all Company Investments',
  wallText: ({ shown, total }: { shown: number; total: number }, { number }) =>
    `Your plan shows the latest ${number(shown)} of ${number(total)}.`,
  upgrade: 'Upgrade',
  createTeam: 'Create a Team',
});
