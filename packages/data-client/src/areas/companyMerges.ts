import type { CompanyCard, CompanyMerge, companyMergeRoutes, MergePreview, Outcome } from '@fs/api-contract';
import type { CallOptions, RestTransport } from '../transport/rest.ts';
import type { AreaCalls } from './AreaCalls.ts';

/** Calls for merges of duplicate companies by administrators. Anyone else is refused, as `forbidden`. */
export function companyMergeCalls(rest: RestTransport) {
  return {
    /** Returns the companies that were merged into this one, the newest merge first. */
    getCompanyMerges: (id: string, options?: CallOptions): Promise<Outcome<CompanyMerge[]>> =>
      rest.call('getCompanyMerges', { params: { id } }, options),

    /** Returns what would follow the company into another one. Nothing is stored. */
    previewCompanyMerge: (id: string, into: string, options?: CallOptions): Promise<Outcome<MergePreview>> =>
      rest.call('previewCompanyMerge', { params: { id }, query: { into } }, options),

    /** Merges the company into another one, and returns that one. */
    mergeCompany: (id: string, into: string, options?: CallOptions): Promise<Outcome<CompanyCard>> =>
      rest.call('mergeCompany', { params: { id }, body: { into } }, options),

    /** Restores a merged company, by its own id. `conflict` while the company that was kept is merged itself. */
    undoCompanyMerge: (id: string, options?: CallOptions): Promise<Outcome<CompanyCard>> =>
      rest.call('undoCompanyMerge', { params: { id } }, options),
  } satisfies AreaCalls<typeof companyMergeRoutes>;
}
