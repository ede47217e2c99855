import type { SourceRow } from './SourceRow.ts';

export const flagText = '`yes` or `no`, also `true` or `false`, `1` or `0`';

const flags: ReadonlyMap<string, boolean> = new Map([
  ...['yes', 'true', 'y', 't', '1'].map((text) => [text, true] as const),
  ...['no', 'false', 'n', 'f', '0'].map((text) => [text, false] as const),
]);

/** @returns null for an empty cell, and for what is neither yes nor no */
export function readFlag(row: SourceRow, column: string): boolean | null {
  return flags.get(row.text(column).toLowerCase()) ?? null;
}
