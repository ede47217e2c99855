import { limits } from '@fs/api-contract';
import { parseMoment } from '../../../values/moment.ts';

/** The moment from which on something counts; null for all that there is. */
export type Since = Date | null;

/** @param text Of the form that the contract gives it, in UTC. @throws HttpFailure 400 for a day that is none */
export function toSince(text: string | undefined): Since {
  if (text === undefined) return null;
  return parseMoment('The day', /T.*[^Z]$/.test(text) ? `${text}Z` : text);
}

/** `YYYY-MM-DD` of a moment, for what is known by the day. */
export const dayOf = (since: Date): string => since.toISOString().slice(0, 10);

/** A part of a list of deals; never more than one answer may hold. */
export interface Page {
  offset: number;
  limit: number;
}

export const toPage = ({ offset = 0, limit = limits.watchlistDeals }: Partial<Page>): Page => ({
  offset,
  limit: Math.min(limit, limits.watchlistDeals),
});
