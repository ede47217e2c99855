import { limits } from '@fs/api-contract';

/** What came of adding companies to a list. */
export interface JoinedCompanies<Company> {
  /** The whole list, in the order in which its companies came. */
  companies: readonly Company[];
  /** How many were new. */
  added: number;
  /** How many were there already, or came twice: they are ignored (research §5). */
  repeated: number;
  /** How many new ones the list has no room for. */
  leftOut: number;
}

/** Adds companies to a list that holds at most `most`; each stands in it once. */
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
