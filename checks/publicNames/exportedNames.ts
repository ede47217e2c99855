import { syntaxOf } from '../syntax.ts';

/** Returns the exports of a module, with types marked as such. `export *` hides names and is refused. */
export function exportedNames(path: string): string[] {
  const names = syntaxOf(path).module.staticExports.flatMap(({ entries }) =>
    entries.map(({ exportName, isType, moduleRequest }) => {
      if (exportName.kind === 'None')
        throw new Error(`${path} exports everything of ${moduleRequest?.value}: list the names`);
      return `${isType ? 'type ' : ''}${exportName.name ?? 'default'}`;
    }),
  );
  return names.sort();
}
