import { cleanText } from '../cleanText.ts';
import { type FileHeader, toColumnKey } from '../reading/FileHeader.ts';
import type { HeaderCandidate } from '../reading/readHeader.ts';
import { SourceRow } from '../SourceRow.ts';
import { type ImportMapping, MappingError } from './ImportMapping.ts';

export interface MappedHeader {
  header: FileHeader;
  /** Columns of the file of which the mapping says nothing. */
  unmentioned: readonly string[];
}

/**
 * Reads a file's header with the columns of a mapping.
 * @throws MappingError when the file lacks one of them
 */
export function mapHeader(candidates: readonly HeaderCandidate[], mapping: ImportMapping): MappedHeader | null {
  const read = candidates.map((candidate) => ({ candidate, missing: findMissing(candidate.names, mapping) }));
  read.sort((one, other) => one.missing.length - other.missing.length);
  const [best] = read;
  if (best === undefined) return null;
  const { candidate, missing } = best;
  if (missing.length > 0) {
    const lack = missing.map((name) => `“${name}”`).join(', ');
    const has = candidate.names.map((name) => `“${name}”`).join(', ');
    throw new MappingError(`${mapping.source}: ${mapping.file} has no column ${lack}. It has ${has}.`);
  }
  const theirs = new Map([...mapping.columns.keys()].map((name) => [toColumnKey(name), name]));
  const unmentioned = candidate.names.filter((name) => !theirs.has(toColumnKey(name)));
  const used = new Map([...theirs].filter(([, name]) => mapping.columns.get(name)?.length));
  const header: FileHeader =
    candidate.format === 'csv'
      ? {
          format: 'csv',
          delimiter: candidate.delimiter,
          headerLines: candidate.headerLines,
          columns: candidate.names.map((name) => used.get(toColumnKey(name)) ?? null),
        }
      : { format: candidate.format, columns: used };
  return { header, unmentioned };
}

function findMissing(names: readonly string[], { columns }: ImportMapping): string[] {
  const keys = new Set(names.map(toColumnKey));
  return [...columns.keys()].filter((name) => !keys.has(toColumnKey(name)));
}

/** Creates a function that turns a row of the file into one with our columns. */
export function createTranslation({ columns, constants, values, separators }: ImportMapping) {
  return ({ line, cells, raw }: SourceRow): SourceRow => {
    const ours: Record<string, unknown> = Object.fromEntries(constants);
    for (const [theirs, read] of columns) {
      for (const column of read) ours[column] = translate(cells[theirs], column);
    }
    return new SourceRow(line, ours, raw);
  };

  function translate(value: unknown, column: string): unknown {
    const separator = separators.get(column);
    if (typeof value === 'string' && separator !== undefined) {
      return value.split(separator).map((entry) => toMeaning(entry, column));
    }
    return Array.isArray(value) ? value.map((entry) => toMeaning(entry, column)) : toMeaning(value, column);
  }

  /** What the mapping does not mention stays as written, so that the kind reports what it cannot read. */
  function toMeaning(value: unknown, column: string): unknown {
    const meanings = values.get(column);
    if (meanings === undefined || typeof value === 'object') return value;
    return meanings.get(cleanText(String(value ?? '')).toLowerCase()) ?? value;
  }
}
