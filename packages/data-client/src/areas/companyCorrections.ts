import type {
  CompanyCorrections,
  CompanyOverlay,
  companyCorrectionRoutes,
  MarketPatch,
  MarketPatchEffect,
  Outcome,
} from '@fs/api-contract';
import type { CallOptions, RestTransport } from '../transport/rest.ts';
import type { AreaCalls } from './AreaCalls.ts';

/** Calls for corrections of a company by administrators. Anyone else is refused, as `forbidden`. */
export function companyCorrectionCalls(rest: RestTransport) {
  return {
    /** Returns the corrected facts; empty where the company is as its source has it. */
    getCompanyOverlay: (id: string, options?: CallOptions): Promise<Outcome<CompanyOverlay>> =>
      rest.call('getCompanyOverlay', { params: { id } }, options),

    /** Replaces the whole overlay: a missing fact is again as its source has it. */
    saveCompanyOverlay: (id: string, body: CompanyOverlay, options?: CallOptions): Promise<Outcome<CompanyOverlay>> =>
      rest.call('saveCompanyOverlay', { params: { id }, body }, options),

    /** Returns the facts beside those of the source, the markets, and who changed what. */
    getCompanyCorrections: (id: string, options?: CallOptions): Promise<Outcome<CompanyCorrections>> =>
      rest.call('getCompanyCorrections', { params: { id } }, options),

    /** Returns what a patch would change in its market. Nothing is stored. */
    previewMarketPatch: (id: string, patch: MarketPatch, options?: CallOptions): Promise<Outcome<MarketPatchEffect>> =>
      rest.call('previewMarketPatch', { params: { id }, query: patch }, options),

    getMarketPatches: (id: string, options?: CallOptions): Promise<Outcome<MarketPatch[]>> =>
      rest.call('getMarketPatches', { params: { id } }, options),

    /** Adds the company to a market, or removes it from one; returns all patches. */
    addMarketPatch: (id: string, body: MarketPatch, options?: CallOptions): Promise<Outcome<MarketPatch[]>> =>
      rest.call('addMarketPatch', { params: { id }, body }, options),

    /** Restores the market as in the company's source; returns the remaining patches. */
    deleteMarketPatch: (id: string, body: MarketPatch, options?: CallOptions): Promise<Outcome<MarketPatch[]>> =>
      rest.call('deleteMarketPatch', { params: { id }, body }, options),
  } satisfies AreaCalls<typeof companyCorrectionRoutes>;
}
