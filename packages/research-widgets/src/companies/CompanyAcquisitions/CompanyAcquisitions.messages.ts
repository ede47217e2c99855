import { defineMessages } from '@fs/ui';

export const companyAcquisitionsMessages = defineMessages('CompanyAcquisitions', {
  title: 'Acquisitions',
  empty: 'No acquisitions are known.',
  bought: 'Companies it bought',
  boughtBy: 'Who bought it',
  showAll: ({ count }: { count: number }, { number }) => `Show all ${number(count)} deals`,
  undisclosed: 'Undisclosed',
});
