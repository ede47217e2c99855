import type { Node, Program } from 'oxc-parser';
import { read } from '../repository.ts';
import { syntaxOf, walk } from '../syntax.ts';
import type { Place } from './Expression.ts';

/** A piece of a file in which expressions are looked for. */
export interface Passage {
  place: Place;
  text: string;
  /** Offset in the file. */
  start: number;
}

const quotedCode = /```[\s\S]*?```|`[^`\n]*`/g;

function withoutCode(text: string): string {
  return text.replace(quotedCode, (code) => code.replace(/[^\n]/g, ' '));
}

const declaringKeys = new Set(['id', 'params', 'elements', 'left', 'argument']);
const members = new Set(['TSPropertySignature', 'TSMethodSignature', 'PropertyDefinition', 'MethodDefinition']);

function isDeclared(parent: Node | undefined, key: string, isPattern: boolean): boolean {
  if (!parent) return false;
  if (members.has(parent.type)) return key === 'key';
  if (parent.type === 'Property') return key === (isPattern ? 'value' : 'key');
  return (
    declaringKeys.has(key) &&
    /Declarat|Function|ArrayPattern|AssignmentPattern|RestElement|^TSFunctionType|^TSEnum/.test(parent.type)
  );
}

/** The function that a call begins with: `test` of `test.each(rows)('…')`. */
function calledName(node: Node): string {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'MemberExpression') return calledName(node.object);
  return node.type === 'CallExpression' ? calledName(node.callee) : '';
}

/** The literals that are titles of tests. */
function titlesIn(program: Node): ReadonlySet<Node> {
  const titles = new Set<Node>();
  walk(program, (node) => {
    if (node.type !== 'CallExpression' || !/^(test|it|describe|e2eTest)$/.test(calledName(node))) return;
    const [title] = node.arguments;
    if (title) titles.add(title);
  });
  return titles;
}

/** Nodes whose names stay: the exported names of stories, which name screenshots. */
function storyNamesIn(path: string, program: Program): ReadonlySet<Node> {
  if (!path.endsWith('.stories.tsx')) return new Set();
  return new Set(
    program.body
      .filter((node) => node.type === 'ExportNamedDeclaration')
      .flatMap(({ declaration }) => (declaration?.type === 'VariableDeclaration' ? declaration.declarations : []))
      .map(({ id }) => id),
  );
}

function textOf(node: Node, key: string): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' && key !== 'source' ? node.value : undefined;
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked).join('…');
  return node.type === 'JSXText' ? node.value : undefined;
}

function passagesOfSource(path: string): Passage[] {
  const { program, comments } = syntaxOf(path);
  const isTest = /\.test\.tsx?$/.test(path);
  const titles = titlesIn(program);
  const storyNames = storyNamesIn(path, program);
  const patterns = new Set<Node>();
  const found: Passage[] = comments.map(({ value, start }) => ({ place: 'prose', text: withoutCode(value), start }));
  walk(program, (node, parent, key) => {
    const { start } = node;
    if (node.type === 'ObjectPattern') for (const property of node.properties) patterns.add(property);
    if (node.type === 'Identifier') {
      const isName = !storyNames.has(node) && parent && isDeclared(parent, key, patterns.has(parent));
      if (isName) found.push({ place: 'names', text: node.name, start });
      return;
    }
    const text = textOf(node, key);
    if (text === undefined) return;
    if (titles.has(node)) found.push({ place: 'prose', text: withoutCode(text), start });
    else if (!isTest) found.push({ place: 'texts', text, start });
  });
  return found;
}

/** Every passage of a file, including its path. */
export function passagesOf(path: string): Passage[] {
  const own: Passage = { place: 'names', text: path, start: 0 };
  if (/\.tsx?$/.test(path)) return [own, ...passagesOfSource(path)];
  const text = withoutCode(read(path));
  // Headings of a specification are names of stories.
  const prose = path.endsWith('.spec.md') ? text.replace(/^#.*$/gm, (heading) => ' '.repeat(heading.length)) : text;
  return [own, { place: 'prose', text: prose, start: 0 }];
}
