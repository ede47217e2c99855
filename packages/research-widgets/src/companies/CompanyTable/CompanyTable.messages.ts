import { defineMessages, type TableDateOperator } from '@fs/ui';

export const companyTableMessages = defineMessages('CompanyTable', {
  label: 'Companies',
  logo: 'Logo',
  name: 'Name',
  homepage: 'Homepage',
  description: 'Description',
  location: 'Location',
  founded: 'Founded',
  markets: 'Markets',
  marketsOf: ({ name }: { name: string }) => `${name} markets`,
  employees: 'Employees',
  atLeast: ({ count }: { count: number }, { number }) => `${number(count)}+`,
  totalRaised: 'Total raised',
  lastRound: 'Last round',
  undisclosedIn: ({ month }: { month: string }) => `Undisclosed, ${month}`,
  rounds: 'Rounds',
  lastRoundOn: 'Last round date',
  /** The filter of that date. After a month is since `day`, the first of the next one. */
  lastRoundIs: ({ operator, day }: { operator: TableDateOperator; day: string }, { shortMonth }) =>
    `Last round ${operator === '>' ? '≥' : operator} ${shortMonth(day)}`,
  leadInvestor: 'Lead investor',
  status: 'Status',
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
  addedLast: 'Added last',
  byName: 'Name A to Z',
  empty: 'No companies yet',
  noMatch: ({ count }: { count: number }, { number, plural }) =>
    `No companies match ${plural(count, { one: 'this filter', other: `these ${number(count)} filters` })}.`,
  /** Before investors whose name is like the filter: the table is of companies that raise money. */
  investorsNamed: ({ count }: { count: number }, { plural }) =>
    `${plural(count, { one: 'Investor', other: 'Investors' })} of that name:`,
  /** A button that removes a filter, with the number of companies that match without it. */
  without: ({ filter, count }: { filter: string; count: number }, { number }) => `Without ${filter}: ${number(count)}`,
  clearFilters: 'Clear filters',
});
