import { defineMessages } from '@fs/ui';
import type { FundingPeriod } from '../FundingTable/fundingPeriods.ts';

const periods = {
  '7d': '7 days',
  '30d': '30 days',
  quarter: 'Quarter',
  year: 'Year',
} as const satisfies Record<FundingPeriod, string>;

export const fundingOverviewMessages = defineMessages('FundingOverview', {
  period: 'Period',
  periodOf: ({ period }: { period: FundingPeriod }) => periods[period],
  allTime: 'All',
  rounds: 'Rounds',
  raised: 'Raised',
  median: 'Median round',
  undisclosed: 'Undisclosed',
  share: ({ count, of }: { count: number; of: number }, { number }) => `${number(count)} of ${number(of)}`,
  byMonth: 'Raised per month',
  source: ({ month }: { month: string }) => `Disclosed rounds, US dollars, whatever the period. ${month} is to date.`,
  month: 'Month',
});
