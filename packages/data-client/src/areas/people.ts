import {
  type CallResult,
  limits,
  type Outcome,
  type PersonFilter,
  type PersonOverview,
  type PersonSearchResult,
  type PersonSort,
  type peopleRoutes,
} from '@fs/api-contract';
import type { CallOptions, RestTransport } from '../transport/rest.ts';
import type { AreaCalls } from './AreaCalls.ts';
import { cutConditions } from './searchText.ts';

/** One page of the people that meet every condition; those of the most prominent companies first unless sorted otherwise. */
export interface PeopleSearch {
  filters?: PersonFilter[];
  offset?: number;
  limit?: number;
  /** Of several, the first decides. */
  sort?: PersonSort | PersonSort[];
}

/** Calls for people. */
export function peopleCalls(rest: RestTransport) {
  return {
    /** Returns one page of all people with the company of their main position. */
    searchPeople: (
      { filters = [], ...search }: PeopleSearch,
      options?: CallOptions,
    ): Promise<Outcome<PersonSearchResult[]>> =>
      rest.call(
        'searchPeople',
        { body: { filters: cutConditions(filters), offset: 0, limit: limits.tablePage, ...search } },
        options,
      ),

    /** Returns how many people meet every condition. */
    countPeople: (filters: PersonFilter[], options?: CallOptions): Promise<Outcome<CallResult<'countPeople'>>> =>
      rest.call('countPeople', { body: { filters: cutConditions(filters) } }, options),

    /** Returns a person with positions, rounds, articles about their company, and others of the same name. */
    getPerson: (id: string, options?: CallOptions): Promise<Outcome<PersonOverview>> =>
      rest.call('getPerson', { params: { id } }, options),
  } satisfies AreaCalls<typeof peopleRoutes>;
}
