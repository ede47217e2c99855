import { type ParseResult, parseSync } from 'oxc-parser';
import { read } from './repository.ts';

const parsed = new Map<string, ParseResult>();

/** The file's syntax, parsed once. */
export function syntaxOf(path: string): ParseResult {
  const known = parsed.get(path);
  if (known) return known;
  const result = parseSync(path, read(path));
  if (result.errors.length > 0) throw new Error(`${path} cannot be parsed: ${result.errors[0]?.message}`);
  parsed.set(path, result);
  return result;
}

/** Line, counted from 1, of an offset in a file. */
export function lineOf(path: string, offset: number): number {
  return read(path).slice(0, offset).split('\n').length;
}
