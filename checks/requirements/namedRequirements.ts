import type { Argument, Expression, Node, ObjectExpression, ObjectProperty } from 'oxc-parser';
import { Visitor } from 'oxc-parser';
import { idsInTitle } from '../../scripts/requirements/Proof.ts';
import { lineOf, syntaxOf } from '../syntax.ts';
import { initializerOf, unwrap } from './initializers.ts';

/** A test, one row of a table of tests, or a story that names requirements. */
export interface Naming {
  path: string;
  line: number;
  ids: readonly string[];
  /**
   * The asserting code: a test's function or a story's `play`. Undefined for a group of tests, and for a story without
   * `play`.
   */
  body: Node | undefined;
  /** The row of `test.each` that names them. */
  row?: Node | undefined;
}

/** Returns every test title and every story of a file that names requirements. */
export function namedRequirements(path: string): Naming[] {
  const found: Naming[] = [];
  const { program } = syntaxOf(path);
  const note = (start: number, ids: readonly string[], body: Node | undefined, row?: Node) => {
    if (ids.length > 0) found.push({ path, line: lineOf(path, start), ids, body, row });
  };
  new Visitor({
    CallExpression({ callee, arguments: given, start }) {
      const name = rootName(callee);
      if (!['test', 'it', 'e2eTest', 'describe'].includes(name)) return;
      const [title] = given;
      const body = name === 'describe' ? undefined : given.findLast(isFunction);
      const text = textOf(title);
      const rows = rowsOf(program, callee);
      // A computed table names its ids in the title.
      if (rows.length === 0) note(start, idsInTitle(text), body, tableOf(program, callee));
      for (const row of rows) note(row.start, idsInTitle(filledTitle(text, row)), body, row);
    },
    ObjectExpression(story) {
      const parameters = property(story, 'parameters');
      const list = parameters?.type === 'ObjectExpression' ? property(parameters, 'requirements') : undefined;
      if (list?.type !== 'ArrayExpression') return;
      const ids = list.elements.map((element) =>
        element?.type === 'Literal' ? String(element.value) : 'no literal id',
      );
      note(story.start, ids, property(story, 'play'));
    },
  }).visit(program);
  return found;
}

function isFunction(node: Argument): boolean {
  return node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression';
}

/** `test` of `test('…')`, `test.each(rows)('…')` and `test.runIf(x)('…')`. */
function rootName(callee: Expression): string {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression') return rootName(callee.object);
  return callee.type === 'CallExpression' ? rootName(callee.callee) : '';
}

/** Returns the table of `test.each(table)`; undefined for any other call. */
function tableOf(program: Node, callee: Expression): Node | undefined {
  if (callee.type !== 'CallExpression' || callee.callee.type !== 'MemberExpression') return undefined;
  const { property: method } = callee.callee;
  if (method.type !== 'Identifier' || method.name !== 'each') return undefined;
  const [table] = callee.arguments;
  return table?.type === 'Identifier' ? initializerOf(program, table.name) : table;
}

/** Returns the rows of `test.each(table)`, as far as they are literals in the file. */
function rowsOf(program: Node, callee: Expression): Node[] {
  const table = tableOf(program, callee);
  return table ? elementsOf(program, table) : [];
}

function elementsOf(program: Node, table: Node): Node[] {
  const list = unwrap(table);
  if (list.type === 'Identifier') {
    const initializer = initializerOf(program, list.name);
    return initializer ? elementsOf(program, initializer) : [];
  }
  if (list.type !== 'ArrayExpression') return [];
  return list.elements.flatMap((element) => {
    if (!element) return [];
    return element.type === 'SpreadElement' ? elementsOf(program, element.argument) : [unwrap(element)];
  });
}

/** Fills in the title as vitest does: `%s` with the row's parts in order, `$name` with the part of that name. */
function filledTitle(title: string, row: Node): string {
  const parts: readonly (Node | null)[] = row.type === 'ArrayExpression' ? row.elements : [row];
  let next = 0;
  return title
    .replace(/%[sdijo]/g, () => textOf(parts[next++]))
    .replace(/\$(\w+)/g, (whole, name: string) =>
      row.type === 'ObjectExpression' ? textOf(property(row, name)) : whole,
    );
}

function textOf(node: Node | null | undefined): string {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  return node?.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.raw).join('') : '';
}

function property(object: ObjectExpression, name: string): Expression | undefined {
  return object.properties.find(
    (member): member is ObjectProperty =>
      member.type === 'Property' && member.key.type === 'Identifier' && member.key.name === name,
  )?.value;
}
