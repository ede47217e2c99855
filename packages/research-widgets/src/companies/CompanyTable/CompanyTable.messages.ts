import type { CompanyStatus } from '@fs/api-contract';
import { defineMessages } from '@fs/ui';

const statuses = {
  operating: 'Operating',
  acquired: 'Acquired',
  ipo: 'Public',
  closed: 'Closed',
} as const satisfies Record<CompanyStatus, string>;

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
  atLeast: ({ count }: { count: number }, { number }) => `${number(count)}+`,
  totalFunding: 'Total funding',
  totalRaised: 'Total raised',
  lastRound: 'Last round',
  undisclosedOn: ({ day }: { day: string }) => `Undisclosed, ${day}`,
  rounds: 'Rounds',
  leadInvestor: 'Lead investor',
  status: 'Status',
  statusOf: ({ status }: { status: CompanyStatus }) => statuses[status],
  news: 'News 90 days',
  newsOf: ({ count }: { count: number }, { number, plural }) =>
    `${number(count)} ${plural(count, { one: 'article', other: 'articles' })} in 13 weeks`,
  raisedByYear: 'Raised by year',
  mostRaised: 'Most raised',
  bestMatch: 'Best match',
  newestRound: 'Newest round',
  largestRound: 'Largest last round',
  mostEmployees: 'Most employees',
  youngest: 'Founded last',
  byName: 'Name A to Z',
  empty: 'No companies yet',
  noMatch: ({ count }: { count: number }, { number, plural }) =>
    `No companies match ${plural(count, { one: 'this filter', other: `these ${number(count)} filters` })}.`,
  /** A button that removes a filter, with the number of companies that match without it. */
  without: ({ filter, count }: { filter: string; count: number }, { number }) => `Without ${filter}: ${number(count)}`,
  clearFilters: 'Clear filters',
});
