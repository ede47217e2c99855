import type { CompanyOverlay, companyCorrectionRoutes, MarketPatch, Outcome } from '@fs/api-contract';
import type { CallOptions, RestTransport } from '../transport/rest.ts';
import type { AreaCalls } from './AreaCalls.ts';

/** What administrators set right about a company. Anyone else is refused, as `forbidden`. */
export function companyCorrectionCalls(rest: RestTransport) {
  return {
    /** The facts that are set by hand; none where the company is as its source has it. */
    getCompanyOverlay: (id: string, options?: CallOptions): Promise<Outcome<CompanyOverlay>> =>
      rest.call('getCompanyOverlay', { params: { id } }, options),

    /** Takes the place of the whole overlay: a fact that is left out is again as its source has it. */
    saveCompanyOverlay: (id: string, body: CompanyOverlay, options?: CallOptions): Promise<Outcome<CompanyOverlay>> =>
      rest.call('saveCompanyOverlay', { params: { id }, body }, options),

    getMarketPatches: (id: string, options?: CallOptions): Promise<Outcome<MarketPatch[]>> =>
      rest.call('getMarketPatches', { params: { id } }, options),

    /** Puts the company into a market, or takes it out of one; gives every patch there is now. */
    addMarketPatch: (id: string, body: MarketPatch, options?: CallOptions): Promise<Outcome<MarketPatch[]>> =>
      rest.call('addMarketPatch', { params: { id }, body }, options),

    /** The market is again as the company's source has it; gives the patches that are left. */
    deleteMarketPatch: (id: string, body: MarketPatch, options?: CallOptions): Promise<Outcome<MarketPatch[]>> =>
      rest.call('deleteMarketPatch', { params: { id }, body }, options),
  } satisfies AreaCalls<typeof companyCorrectionRoutes>;
}
