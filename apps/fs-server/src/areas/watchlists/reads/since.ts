import { limits } from '@fs/api-contract';
import { parseInstant } from '../../../values/moment.ts';

/** Start of the period; null for all time. */
export type Since = Date | null;

/** @param text In the contract's format, in UTC. @throws HttpFailure 400 for an invalid date */
export function parseSince(text: string | undefined): Since {
  if (text === undefined) return null;
  return parseInstant('The day', /T.*[^Z]$/.test(text) ? `${text}Z` : text);
}

/** The date of an instant, `YYYY-MM-DD`, for data with a resolution of a day. */
export const dayOf = (since: Date): string => since.toISOString().slice(0, 10);

/** A page of deals, limited by `limits.watchlistDeals`. */
export interface Page {
  offset: number;
  limit: number;
}

export const toPage = ({ offset = 0, limit = limits.watchlistDeals }: Partial<Page>): Page => ({
  offset,
  limit: Math.min(limit, limits.watchlistDeals),
});
