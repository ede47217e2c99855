import { posix } from 'node:path';
import type { Node } from 'oxc-parser';
import { syntaxOf, walk } from '../syntax.ts';

/** A type of another package of this workspace, by the name that it has there. */
export interface ForeignType {
  package: string;
  name: string;
}

/** Returns the types of other packages of this workspace that an exported type or function of a file refers to. */
export function foreignTypesIn(path: string, exported: readonly string[]): ForeignType[] {
  const { program, module } = syntaxOf(path);
  const declarations = new Map(program.body.flatMap(namedDeclarations));
  const imported = new Map(
    module.staticImports
      .filter(({ moduleRequest }) => moduleRequest.value.startsWith('@fs/'))
      .flatMap(({ moduleRequest, entries }) =>
        entries.map(({ localName, importName }) => [
          localName.value,
          { package: packageOf(moduleRequest.value), name: importName.name ?? 'default' },
        ]),
      ),
  );
  const reached = new Set(exported);
  for (const name of reached) {
    const declaration = declarations.get(name);
    for (const each of declaration ? referencedTypes(declaration) : []) reached.add(each);
  }
  return [...reached].flatMap((name) => imported.get(name) ?? []);
}

/** Returns the files that a list of exports names, each with the names taken from it. */
export function exportsByFile(list: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { entries } of syntaxOf(list).module.staticExports) {
    for (const { moduleRequest, importName } of entries) {
      if (!moduleRequest?.value.startsWith('.')) continue;
      const file = posix.join(posix.dirname(list), moduleRequest.value);
      if (importName.name) found.set(file, [...(found.get(file) ?? []), importName.name]);
      else for (const [path, names] of exportsByFile(file)) found.set(path, [...(found.get(path) ?? []), ...names]);
    }
  }
  return found;
}

/** Returns the package of an entry such as `@fs/ui/Button`. */
export const packageOf = (entry: string) => entry.split('/').slice(0, 2).join('/');

function namedDeclarations(statement: Node): [string, Node][] {
  if (statement.type === 'ExportNamedDeclaration' && statement.declaration)
    return namedDeclarations(statement.declaration);
  const isNamed =
    statement.type === 'TSInterfaceDeclaration' ||
    statement.type === 'TSTypeAliasDeclaration' ||
    statement.type === 'FunctionDeclaration';
  return isNamed && statement.id ? [[statement.id.name, statement]] : [];
}

/** Types in the signature of a function, or anywhere in a type. */
function referencedTypes(declaration: Node): string[] {
  const names: string[] = [];
  const signature =
    declaration.type === 'FunctionDeclaration' ? [...declaration.params, declaration.returnType] : [declaration];
  for (const part of signature) {
    if (!part) continue;
    walk(part, (node) => {
      if (node.type === 'TSTypeReference' && node.typeName.type === 'Identifier') names.push(node.typeName.name);
      if (node.type === 'TSInterfaceHeritage' && node.expression.type === 'Identifier')
        names.push(node.expression.name);
    });
  }
  return names;
}
