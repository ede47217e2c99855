import { dirname, join } from 'node:path';
import { packages, sources } from '../repository.ts';
import { importsOf } from './importsOf.ts';

/** The project's own files that each source imports, types included, by path from the root. */
export function importGraph(): Map<string, string[]> {
  const known = new Set(sources);
  return new Map(
    sources.map((path) => {
      const imported = importsOf(path).map(({ specifier }) => resolveImport(path, specifier));
      return [path, imported.filter((target) => known.has(target))];
    }),
  );
}

/** The path from the root of what an import names. Of a package from outside, no source of the project. */
function resolveImport(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return join(dirname(from), specifier);
  const owner = packages.find(({ json }) => specifier === json.name || specifier.startsWith(`${json.name}/`));
  const entry = owner?.json.exports?.[`.${specifier.slice(owner.json.name.length)}`];
  const source = typeof entry === 'object' ? entry['@fs/source'] : entry;
  return owner && source ? join(owner.folder, source) : specifier;
}

/**
 * The groups of files that import each other, directly or in turn: the strongly connected components of more than one
 * file, by Tarjan's algorithm.
 */
export function findCycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const cycles: string[][] = [];
  const open: string[] = [];
  const indexByFile = new Map<string, number>();
  const closed = new Set<string>();

  /** Returns the lowest index of an open file that this one reaches. */
  function visit(file: string): number {
    const index = indexByFile.size;
    indexByFile.set(file, index);
    open.push(file);
    let lowest = index;
    for (const target of graph.get(file) ?? []) {
      if (closed.has(target)) continue;
      lowest = Math.min(lowest, indexByFile.get(target) ?? visit(target));
    }
    if (lowest === index) {
      const group = open.splice(open.indexOf(file));
      for (const each of group) closed.add(each);
      if (group.length > 1) cycles.push(group.toSorted());
    }
    return lowest;
  }

  for (const file of graph.keys()) if (!closed.has(file)) visit(file);
  return cycles;
}
