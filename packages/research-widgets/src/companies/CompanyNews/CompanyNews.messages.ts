import { defineMessages } from '@fs/ui';

export const companyNewsMessages = defineMessages('CompanyNews', {
  showAll: ({ count }: { count: number }, { number }) => `All ${number(count)} articles`,
});
