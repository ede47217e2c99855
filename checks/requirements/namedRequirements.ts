import { type Argument, type Expression, type ObjectExpression, type ObjectProperty, Visitor } from 'oxc-parser';
import { idsInTitle } from '../../scripts/requirements/Proof.ts';
import { lineOf, syntaxOf } from '../syntax.ts';

/** A test or story that names requirements. */
export interface Naming {
  path: string;
  line: number;
  ids: readonly string[];
  /** Whether anything is asserted right there: in a test, in a story with a `play`; not in a group of tests. */
  asserts: boolean;
}

/** Every test title and every story of a file that names requirements. */
export function namedRequirements(path: string): Naming[] {
  const found: Naming[] = [];
  const note = (start: number, ids: readonly string[], asserts = true) => {
    if (ids.length > 0) found.push({ path, line: lineOf(path, start), ids, asserts });
  };
  new Visitor({
    CallExpression({ callee, arguments: [title], start }) {
      const name = rootName(callee);
      if (['test', 'it', 'describe'].includes(name)) note(start, idsInTitle(textOf(title)), name !== 'describe');
    },
    ObjectExpression(story) {
      const parameters = property(story, 'parameters');
      const list = parameters?.type === 'ObjectExpression' ? property(parameters, 'requirements') : undefined;
      if (list?.type !== 'ArrayExpression') return;
      const ids = list.elements.map((element) =>
        element?.type === 'Literal' ? String(element.value) : 'no literal id',
      );
      note(story.start, ids, property(story, 'play') !== undefined);
    },
  }).visit(syntaxOf(path).program);
  return found;
}

/** `test` of `test('…')`, `test.each(rows)('…')` and `test.runIf(x)('…')`. */
function rootName(callee: Expression): string {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression') return rootName(callee.object);
  return callee.type === 'CallExpression' ? rootName(callee.callee) : '';
}

function textOf(title: Argument | undefined): string {
  if (title?.type === 'Literal' && typeof title.value === 'string') return title.value;
  return title?.type === 'TemplateLiteral' ? title.quasis.map(({ value }) => value.raw).join('') : '';
}

function property(object: ObjectExpression, name: string): Expression | undefined {
  return object.properties.find(
    (member): member is ObjectProperty =>
      member.type === 'Property' && member.key.type === 'Identifier' && member.key.name === name,
  )?.value;
}
