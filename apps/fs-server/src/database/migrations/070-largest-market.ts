import type { Migration } from './Migration.ts';

/** Related companies weigh markets by the size of the largest one. */
export const largestMarket: Migration = {
  name: '070-largest-market',
  sql: 'create index markets_by_company_count on markets (company_count);',
};
