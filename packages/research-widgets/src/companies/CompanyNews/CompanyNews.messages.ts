import { defineMessages } from '@fs/ui';

export const companyNewsMessages = defineMessages('CompanyNews', {
  showAll: ({ count }: { count: number }, { number }) => `All ${number(count)} articles`,
  shown: ({ shown, total }: { shown: number; total: number }, { number }) =>
    `The latest ${number(shown)} of ${number(total)}`,
});
