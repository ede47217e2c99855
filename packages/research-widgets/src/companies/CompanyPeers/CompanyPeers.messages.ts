import { defineMessages } from '@fs/ui';

export const companyPeersMessages = defineMessages('CompanyPeers', {
  title: 'Related companies',
  empty: 'No related companies',
  name: 'Company',
  total: 'Total raised',
  lastRound: 'Last round',
  employees: 'Employees',
  founded: 'Founded',
  self: 'This company',
  showAll: ({ count }: { count: number }, { number }) => `All ${number(count)} companies`,
  showLess: 'Show less',
  compare: 'Compare side by side',
});
