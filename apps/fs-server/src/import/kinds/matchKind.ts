import { columnKey } from '../reading/FileHeader.ts';
import type { AnyKind } from './kinds.ts';

/** How well a kind fits the columns of a file. */
export interface KindMatch {
  kind: AnyKind;
  /** For each column of the file the name that the kind reads it under, or null. */
  known: readonly (string | null)[];
  /** Required columns that the file does not have, as `a or b` where one of several is enough. */
  missing: readonly string[];
}

/** Names by key that a kind reads. */
export function columnNames({ columns }: Pick<AnyKind, 'columns'>): ReadonlyMap<string, string> {
  return new Map([...columns.required.flat(), ...columns.optional].map((name) => [columnKey(name), name]));
}

/**
 * Compares columns with every kind, the best fit first: the kinds that miss least, and of these the one that reads most
 * of the columns. A file of investments thus is not one of rounds, though it has all columns of one.
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
  const known = names.map((name) => byKey.get(columnKey(name)) ?? null);
  const found = new Set(known);
  const missing = kind.columns.required
    .map((entry) => (typeof entry === 'string' ? [entry] : entry))
    .filter((alternatives) => !alternatives.some((name) => found.has(name)))
    .map((alternatives) => alternatives.join(' or '));
  return { kind, known, missing };
}
