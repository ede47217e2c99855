import { limits } from '@fs/api-contract';

/** Outcome of adding companies to a list. */
export interface JoinedCompanies<Company> {
  /** All companies of the list, in the order in which they were added. */
  companies: readonly Company[];
  /** Number of new companies. */
  added: number;
  /** Number of duplicates, which are ignored (research §5). */
  repeated: number;
  /** Number of new companies beyond the list's limit. */
  leftOut: number;
}

/** Adds companies to a list of up to `most` unique companies. */
export function joinCompanies<Company extends { id: string }>(
  present: readonly Company[],
  more: readonly Company[],
  most: number = limits.watchlistPreset,
): JoinedCompanies<Company> {
  const ids = new Set(present.map(({ id }) => id));
  const fresh = more.filter(({ id }) => !ids.has(id) && ids.add(id));
  const taken = fresh.slice(0, Math.max(0, most - present.length));
  return {
    companies: [...present, ...taken],
    added: taken.length,
    repeated: more.length - fresh.length,
    leftOut: fresh.length - taken.length,
  };
}
