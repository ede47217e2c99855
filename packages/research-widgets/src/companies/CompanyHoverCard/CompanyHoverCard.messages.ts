import { defineMessages } from '@fs/ui';

export const companyHoverCardMessages = defineMessages('CompanyHoverCard', {
  totalRaised: 'Total raised',
  lastRound: 'Last round',
  employees: 'Employees',
  location: 'Location',
  founded: 'Founded',
});
