import { posix } from 'node:path';
import { syntaxOf } from '../syntax.ts';

/**
 * Returns the names that a module exports, with types marked as such.
 * @throws where it exports everything of another package, which would hide names
 */
export function exportedNames(path: string): string[] {
  const names = syntaxOf(path).module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName, isType, moduleRequest }) => {
      if (exportName.kind !== 'None') return [`${isType ? 'type ' : ''}${exportName.name ?? 'default'}`];
      const group = moduleRequest?.value ?? '';
      if (!group.startsWith('./')) throw new Error(`${path} uses \`export *\` from ${group}. List the names instead.`);
      return exportedNames(posix.join(posix.dirname(path), group));
    }),
  );
  return names.sort();
}
