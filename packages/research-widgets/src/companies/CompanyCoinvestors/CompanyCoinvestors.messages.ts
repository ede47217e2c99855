import { defineMessages } from '@fs/ui';

export const companyCoinvestorsMessages = defineMessages('CompanyCoinvestors', {
  title: 'Coinvestors',
  empty: 'No known coinvestors',
  showAll: ({ count }: { count: number }, { number }) => `All ${number(count)} coinvestors`,
});
