import type { CompanyOverlay, MarketPatch } from '@fs/api-contract';
import type { DefaultedJson, GeneratedInstant, Nullable, NullableInstant } from './columnTypes.ts';

/** Administrators' corrections of a company. The company's row and markets contain the result. */
export interface CompanyCorrectionsTable {
  organization_id: string;
  overlay: DefaultedJson<CompanyOverlay>;
  /** The source's values of the fields that the overlay covers. */
  source: DefaultedJson<Partial<Record<keyof CompanyOverlay, string | null>>>;
  patches: DefaultedJson<MarketPatch[]>;
  /** The company's markets according to its source; null while none is patched. */
  source_markets: Nullable<string[]>;
  /** When the source last changed the company; null if unknown. */
  source_changed_at: NullableInstant;
  updated_at: GeneratedInstant;
}
