import { defineMessages } from '@fs/ui';

export const companyTableMessages = defineMessages('CompanyTable', {
  label: 'Companies',
  logo: 'Logo',
  name: 'Name',
  homepage: 'Homepage',
  location: 'Location',
  founded: 'Founded',
  markets: 'Markets',
  marketsOf: ({ name }: { name: string }) => `${name} markets`,
  employees: 'Employees',
  totalFunding: 'Total funding',
  empty: 'No companies yet',
});
