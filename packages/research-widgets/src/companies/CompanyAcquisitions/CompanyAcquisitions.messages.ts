import { defineMessages } from '@fs/ui';

export const companyAcquisitionsMessages = defineMessages('CompanyAcquisitions', {
  title: 'Acquisitions',
  empty: 'No known acquisitions',
  bought: 'Companies acquired',
  boughtBy: 'Acquired by',
  showAll: ({ count }: { count: number }, { number }) => `All ${number(count)} deals`,
});
