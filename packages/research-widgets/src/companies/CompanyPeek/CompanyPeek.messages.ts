import { defineMessages } from '@fs/ui';

export const companyPeekMessages = defineMessages('CompanyPeek', {
  raised: 'Total raised',
  lastRound: 'Last round',
  employees: 'Employees',
  founded: 'Founded',
  place: 'Headquarters',
  website: 'Website',
  byYear: 'Raised by year',
  year: 'Year',
  amount: 'Raised',
  investors: 'Investors of the last round',
  articles: 'News',
});
