import { Visitor } from 'oxc-parser';
import { lineOf, syntaxOf } from '../syntax.ts';

export interface Import {
  specifier: string;
  line: number;
}

/** Returns every import of a file: import, import type, export from, import() and import('…').Type. */
export function importsOf(path: string): Import[] {
  const { module, program } = syntaxOf(path);
  const found = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest),
    ...module.staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest)),
  ].filter((request) => request !== null);
  new Visitor({
    ImportExpression({ source }) {
      if (source.type === 'Literal' && typeof source.value === 'string') found.push({ ...source, value: source.value });
    },
    TSImportType({ source }) {
      found.push(source);
    },
  }).visit(program);
  return found.map(({ value, start }) => ({ specifier: value, line: lineOf(path, start) }));
}
