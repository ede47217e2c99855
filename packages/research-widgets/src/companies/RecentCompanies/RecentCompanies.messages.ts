import { defineMessages } from '@fs/ui';

export const recentCompaniesMessages = defineMessages('RecentCompanies', {
  title: 'Recently viewed',
  empty: 'Companies you view appear here.',
});
