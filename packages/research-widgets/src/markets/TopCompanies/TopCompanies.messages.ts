import { defineMessages } from '@fs/ui';

export const topCompaniesMessages = defineMessages('TopCompanies', {
  title: 'Top companies',
  empty: 'No known companies',
  showAll: ({ count }: { count: number }, { number }) => `All ${number(count)}`,
});
