import { defineMessages } from '@fs/ui';

export const companyQuickInfoMessages = defineMessages('CompanyQuickInfo', {
  company: 'Company',
  website: 'Website',
  headquarters: 'Headquarters',
  founded: 'Founded',
  employees: 'Employees',
  totalRaised: 'Total raised',
  lastRound: 'Last round',
  deals: 'Deals',
  recentDeals: 'Deals in 12 months',
  /** More than the plan includes. */
  orMore: ({ count }: { count: number }, { number }) => `${number(count)} or more`,
  usualRound: 'Usual round',
  lastDeal: 'Last deal',
  noRounds: 'No known rounds',
  unknown: 'Unknown',
});
