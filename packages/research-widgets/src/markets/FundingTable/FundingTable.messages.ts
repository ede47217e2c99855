import { defineMessages } from '@fs/ui';
import type { FundingPeriod } from './fundingPeriods.ts';

const within = {
  '7d': 'this week',
  '30d': 'in 30 days',
  quarter: 'this quarter',
  year: 'in 12 months',
} as const satisfies Record<FundingPeriod, string>;

export const fundingTableMessages = defineMessages('FundingTable', {
  label: 'Funding rounds',
  company: 'Company',
  round: 'Round',
  amount: 'Amount',
  date: 'Date',
  investors: 'Investors',
  /** Begins with the button’s text, so that voice control finds it. */
  investorsOf: ({ name, count }: { name: string; count: number }, { number }) =>
    `+${number(count)}: all investors in ${name}`,
  market: 'Market',
  location: 'Location',
  totalToDate: 'Total to date',
  founded: 'Founded',
  employees: 'Employees',
  more: ({ count }: { count: number }, { number }) => `+${number(count)}`,
  empty: 'No funding rounds yet',
  /** No round matches. `market` is the text of its filter. */
  none: ({ period, market }: { period: FundingPeriod | undefined; market: string | undefined }) =>
    `No rounds${period ? ` ${within[period]}` : ''}${market === undefined ? '' : ` in ${market}`}.`,
  theLast: 'The last:',
  clearFilters: 'Clear filters',
});
