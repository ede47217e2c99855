import { defineMessages } from '@fs/ui';

export const companyCoinvestorsMessages = defineMessages('CompanyCoinvestors', {
  title: 'Coinvestors',
  empty: 'No known coinvestors',
  showAll: ({ count }: { count: number }, { number }) => `All ${number(count)} coinvestors`,
  wallText: ({ shown, total }: { shown: number; total: number }, { number }) =>
    `Your plan includes ${number(shown)} of ${number(total)} coinvestors.`,
});
