import type { Company, CompanySearchResult, companyRoutes, Outcome } from '@fs/api-contract';
import type { CallOptions, RestTransport } from '../transport/rest.ts';
import type { AreaCalls } from './AreaCalls.ts';

/** Companies and what hangs on them. */
export function companyCalls(rest: RestTransport) {
  return {
    /** Companies by name, at most ten, the best match first. */
    getCompanies: (query: string, options?: CallOptions): Promise<Outcome<CompanySearchResult[]>> =>
      rest.call('getCompanies', { query: { query } }, options),

    /** One company's facts. `not-found` also for an id that is none. */
    getCompany: (id: string, options?: CallOptions): Promise<Outcome<Company>> =>
      rest.call('getCompany', { params: { id } }, options),
  } satisfies AreaCalls<typeof companyRoutes>;
}
