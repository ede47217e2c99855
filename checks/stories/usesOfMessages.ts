import { Visitor } from 'oxc-parser';
import { lineOf, syntaxOf } from '../syntax.ts';

const component =
  /^packages\/(ui|\w+-widgets)\/src\/(?!index\.ts|system\/locales\/)(?!.*\.(stories|test)\.tsx?$).*\.tsx?$/;

/** The hooks that apply the provider's overrides to the texts of a table. */
const replacing = ['useMessages', 'useTexts'];

/** Finds where components read their message tables, and which reads bypass the hooks that apply overrides. */
export function usesOfMessages(sources: readonly string[]): { checked: number; around: string[] } {
  let checked = 0;
  const around: string[] = [];
  for (const path of sources.filter((each) => component.test(each))) {
    const { module, program } = syntaxOf(path);
    const tables = module.staticImports
      .filter(({ moduleRequest }) => moduleRequest.value.endsWith('.messages.ts'))
      .flatMap(({ entries }) => entries.filter(({ isType }) => !isType).map(({ localName }) => localName.value));
    if (tables.length === 0) continue;
    const proper = new Set<number>();
    new Visitor({
      CallExpression({ callee, arguments: [table] }) {
        if (callee.type === 'Identifier' && replacing.includes(callee.name) && table) proper.add(table.start);
      },
      ImportSpecifier({ local }) {
        proper.add(local.start);
      },
    }).visit(program);
    new Visitor({
      Identifier({ name, start }) {
        if (!tables.includes(name)) return;
        checked += 1;
        if (!proper.has(start))
          around.push(`${path}:${lineOf(path, start)} uses ${name} around ${replacing.join(' and ')}`);
      },
    }).visit(program);
  }
  return { checked, around };
}
