import { type CompanyOverlay, limits, type MarketPatch } from '@fs/api-contract';
import type { AuditFacts } from '../../audit/audit.ts';

export type OverlayField = keyof CompanyOverlay;
/** The source's values of the fields that an overlay covers. */
export type SourceFacts = Partial<Record<OverlayField, string | null>>;

export interface OverlayChange {
  /** The changed columns of the company's row. */
  row: SourceFacts;
  /** The source's values of the fields that the new overlay covers. */
  source: SourceFacts;
}

/**
 * Replaces an overlay. Fields that it no longer covers are reset to the source's value. If the row's value of a covered
 * field differs from the old overlay, it was imported since, and is the source's new value.
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

/** Applies patches to the markets of a company's source. Added markets come last. */
export function patchMarkets(source: readonly string[], patches: readonly MarketPatch[]): string[] {
  const isPatched = (op: MarketPatch['op'], id: string) =>
    patches.some((patch) => patch.op === op && patch.market_id === id);
  const added = patches.filter(({ op }) => op === 'add').map(({ market_id }) => market_id);
  return [...new Set([...source, ...added])].filter((id) => !isPatched('remove', id));
}

/** Adds a patch, replacing an earlier one of the same market. Null when there would be too many. */
export function withPatch(patches: readonly MarketPatch[], patch: MarketPatch): MarketPatch[] | null {
  const all = [...withoutPatch(patches, patch.market_id), patch];
  return all.length > limits.marketPatches ? null : all;
}

export function withoutPatch(patches: readonly MarketPatch[], marketId: string): MarketPatch[] {
  return patches.filter(({ market_id }) => market_id !== marketId);
}

/** What the audit log says of a new overlay: its fields, those that are set to another value, and those that are reset. */
export function toOverlayFacts(before: CompanyOverlay, next: CompanyOverlay): AuditFacts {
  const names = Object.keys({ ...before, ...next }) as OverlayField[];
  const set = names.filter((name) => next[name] !== undefined && next[name] !== before[name]);
  return {
    overlay: Object.keys(next),
    reset: names.filter((name) => next[name] === undefined),
    ...Object.fromEntries(set.map((name) => [name, next[name] ?? null])),
  };
}
