import type { Outcome, PersonOverview, peopleRoutes } from '@fs/api-contract';
import type { CallOptions, RestTransport } from '../transport/rest.ts';
import type { AreaCalls } from './AreaCalls.ts';

/** Calls for people. */
export function peopleCalls(rest: RestTransport) {
  return {
    /** Returns a person with positions, rounds, articles about their company, and others of the same name. */
    getPerson: (id: string, options?: CallOptions): Promise<Outcome<PersonOverview>> =>
      rest.call('getPerson', { params: { id } }, options),
  } satisfies AreaCalls<typeof peopleRoutes>;
}
