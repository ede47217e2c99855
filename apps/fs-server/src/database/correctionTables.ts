import type { CompanyOverlay, MarketPatch } from '@fs/api-contract';
import type { DefaultedJson, MadeInstant, Nullable } from './columnTypes.ts';

/** What administrators set right about a company; its row and its markets hold the outcome. */
export interface CompanyCorrectionsTable {
  organization_id: string;
  overlay: DefaultedJson<CompanyOverlay>;
  /** What the company's source says of the fields that the overlay covers. */
  source: DefaultedJson<Partial<Record<keyof CompanyOverlay, string | null>>>;
  patches: DefaultedJson<MarketPatch[]>;
  /** The company's markets as its source has them; null while none is patched. */
  source_markets: Nullable<string[]>;
  updated_at: MadeInstant;
}
