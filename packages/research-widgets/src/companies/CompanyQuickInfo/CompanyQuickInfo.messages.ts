import { defineMessages } from '@fs/ui';

export const companyQuickInfoMessages = defineMessages('CompanyQuickInfo', {
  company: 'Company',
  website: 'Website',
  headquarters: 'Headquarters',
  founded: 'Founded',
  employees: 'Employees',
  unknown: 'Unknown',
});
