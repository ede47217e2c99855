import { type Node, type ParseResult, parseSync, visitorKeys } from 'oxc-parser';
import { read } from './repository.ts';

const parsed = new Map<string, ParseResult>();

/** Parses a file, once. */
export function syntaxOf(path: string): ParseResult {
  const known = parsed.get(path);
  if (known) return known;
  const result = parseSync(path, read(path));
  if (result.errors.length > 0) throw new Error(`${path} cannot be parsed: ${result.errors[0]?.message}`);
  parsed.set(path, result);
  return result;
}

/** Returns the line, counted from 1, of an offset in a file. */
export function lineOf(path: string, offset: number): number {
  return read(path).slice(0, offset).split('\n').length;
}

/** Visits a node and all of its descendants, each with its parent and the parent's key for it. */
export function walk(
  node: Node,
  visit: (node: Node, parent: Node | undefined, key: string) => void,
  parent?: Node,
  key = '',
): void {
  visit(node, parent, key);
  for (const child of visitorKeys[node.type] ?? []) {
    const value = (node as unknown as Record<string, Node | (Node | null)[] | null | undefined>)[child];
    for (const each of Array.isArray(value) ? value : [value]) if (each) walk(each, visit, node, child);
  }
}
