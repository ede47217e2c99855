import { toColumnKey } from '../reading/FileHeader.ts';
import type { AnyKind } from './kinds.ts';

/** How well a kind matches the columns of a file. */
export interface KindMatch {
  kind: AnyKind;
  /** For each column of the file, the name under which the kind reads it, or null. */
  known: readonly (string | null)[];
  /** Missing required columns, as `a or b` for alternatives. */
  missing: readonly string[];
}

/** The column names of a kind by `columnKey`. */
export function columnNames({ columns }: Pick<AnyKind, 'columns'>): ReadonlyMap<string, string> {
  return new Map([...columns.required.flat(), ...columns.optional].map((name) => [toColumnKey(name), name]));
}

/**
 * Matches columns with every kind, best first: fewest missing columns, then most known ones. So a file of investments
 * does not match rounds, although it has all columns of rounds.
 */
export function matchKinds(names: readonly string[], kinds: readonly AnyKind[]): KindMatch[] {
  const matches = kinds.map((kind) => matchKind(names, kind));
  return matches.sort((a, b) => a.missing.length - b.missing.length || countKnown(b) - countKnown(a));
}

export function countKnown({ known }: Pick<KindMatch, 'known'>): number {
  return known.filter((name) => name !== null).length;
}

function matchKind(names: readonly string[], kind: AnyKind): KindMatch {
  const byKey = columnNames(kind);
  const known = names.map((name) => byKey.get(toColumnKey(name)) ?? null);
  const found = new Set(known);
  const missing = kind.columns.required
    .map((entry) => (typeof entry === 'string' ? [entry] : entry))
    .filter((alternatives) => !alternatives.some((name) => found.has(name)))
    .map((alternatives) => alternatives.join(' or '));
  return { kind, known, missing };
}
