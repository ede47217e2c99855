import type { Company, companyRoutes, Outcome } from '@fs/api-contract';
import type { CallOptions, RestTransport } from '../transport/rest.ts';
import type { AreaCalls } from './AreaCalls.ts';

/** Companies and what hangs on them. */
export function companyCalls(rest: RestTransport) {
  return {
    /** One company's facts. `not-found` also for an id that is none. */
    getCompany: (id: string, options?: CallOptions): Promise<Outcome<Company>> =>
      rest.call('getCompany', { params: { id } }, options),
  } satisfies AreaCalls<typeof companyRoutes>;
}
