import { defineMessages } from '@fs/ui';

export const companyCoinvestorsMessages = defineMessages('CompanyCoinvestors', {
  title: 'Coinvestors',
  empty: 'No known coinvestors',
  showAll: ({ count }: { count: number }, { number }) => `Show all ${number(count)} coinvestors`,
});
