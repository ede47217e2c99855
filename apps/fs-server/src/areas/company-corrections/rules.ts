import { type CompanyOverlay, limits, type MarketPatch } from '@fs/api-contract';

export type OverlayField = keyof CompanyOverlay;
/** What a company's source says of the fields that an overlay covers. */
export type SourceFacts = Partial<Record<OverlayField, string | null>>;

export interface OverlayChange {
  /** What the company's row must hold from now on, of the fields that change. */
  row: SourceFacts;
  /** What the source says of the fields that are covered now. */
  source: SourceFacts;
}

/**
 * Replaces one overlay by another. What is covered no more gets its source's value back. A covered field whose row is
 * not as the old overlay has it was imported since: that is what its source says now.
 */
export function changeOverlay(
  current: SourceFacts,
  { overlay, source }: { overlay: CompanyOverlay; source: SourceFacts },
  next: CompanyOverlay,
): OverlayChange {
  const change: OverlayChange = { row: {}, source: {} };
  for (const field of Object.keys({ ...overlay, ...next }) as OverlayField[]) {
    const isCovered = overlay[field] !== undefined && current[field] === overlay[field];
    const original = (isCovered ? source[field] : current[field]) ?? null;
    const wanted = next[field];
    change.row[field] = wanted === undefined ? original : wanted;
    if (wanted !== undefined) change.source[field] = original;
  }
  return change;
}

/** The markets of a company with its patches, in its source's order; those that are put in come last. */
export function patchMarkets(source: readonly string[], patches: readonly MarketPatch[]): string[] {
  const isPatched = (op: MarketPatch['op'], id: string) =>
    patches.some((patch) => patch.op === op && patch.market_id === id);
  const added = patches.filter(({ op }) => op === 'add').map(({ market_id }) => market_id);
  return [...new Set([...source, ...added])].filter((id) => !isPatched('remove', id));
}

/** One patch a market: a later one takes the place of an earlier. Null where there would be too many. */
export function withPatch(patches: readonly MarketPatch[], patch: MarketPatch): MarketPatch[] | null {
  const all = [...withoutPatch(patches, patch.market_id), patch];
  return all.length > limits.marketPatches ? null : all;
}

export function withoutPatch(patches: readonly MarketPatch[], marketId: string): MarketPatch[] {
  return patches.filter(({ market_id }) => market_id !== marketId);
}
