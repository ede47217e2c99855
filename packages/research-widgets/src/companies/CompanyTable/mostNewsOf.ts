import type { CompanySearchResult } from '@fs/api-contract';

/** The most articles of a week in any row: the scale that all rows share. */
export function mostNewsOf(rows: readonly CompanySearchResult[]): number {
  return rows.reduce((most, { news_weeks }) => Math.max(most, ...news_weeks), 0);
}
