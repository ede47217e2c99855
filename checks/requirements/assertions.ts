import type { CallExpression, Expression, Node } from 'oxc-parser';
import { syntaxOf, walk } from '../syntax.ts';
import { initializerOf, unwrap } from './initializers.ts';
import type { Naming } from './namedRequirements.ts';

/** Matchers that name their expected value. */
const saysItself =
  /^to(BeNull|BeUndefined|BeDefined|BeTruthy|BeFalsy|BeVisible|BeInTheDocument|BeEnabled|BeDisabled|BeChecked|HaveFocus|HaveBeenCalledOnce|HaveBeenCalled|BeEmptyDOMElement|BeInvalid|BeRequired)$/;
/** Playwright's waits, which fail on a timeout. */
const waits = /^wait(For|ForURL|ForFunction|ForResponse)$/;

/** Whether a check compares something with a literal in its own body, its row, or a function of its file. */
export function assertsLiteral({ path, body, row }: Naming): boolean {
  if (!body) return false;
  const { program } = syntaxOf(path);
  const calls = callsIn(program, body);
  const matchers = calls.filter(isMatcher);
  const helpers = calls.filter(({ callee }) => callee.type === 'Identifier' && /^expect[A-Z]/.test(callee.name));
  const isWaiting = path.startsWith('e2e/') && calls.some(({ callee }) => waits.test(nameOf(callee)));
  if (matchers.length === 0 && helpers.length === 0) return isWaiting;
  if (row && holdsLiteral(program, row)) return true;
  return (
    isWaiting ||
    matchers.some((call) => saysItself.test(nameOf(call.callee))) ||
    [...matchers, ...helpers].some(({ arguments: given }) => given.some((each) => holdsLiteral(program, each)))
  );
}

/** Returns the calls of a body, including those of the file's own functions that it calls. */
export function callsIn(program: Node, body: Node, seen = new Set<string>()): CallExpression[] {
  const calls: CallExpression[] = [];
  walk(resolved(program, body), (node) => {
    if (node.type === 'CallExpression') calls.push(node);
  });
  return calls.flatMap((call) => {
    if (call.callee.type !== 'Identifier' || seen.has(call.callee.name)) return [call];
    const own = initializerOf(program, call.callee.name);
    if (!own || !/Function/.test(own.type)) return [call];
    return [call, ...callsIn(program, own, new Set([...seen, call.callee.name]))];
  });
}

function resolved(program: Node, body: Node): Node {
  return (body.type === 'Identifier' && initializerOf(program, body.name)) || body;
}

/** `expect(…).toBe(…)`, with `.not`, `.resolves` and `expect.poll` too. */
function isMatcher({ callee }: CallExpression): boolean {
  return callee.type === 'MemberExpression' && isExpectation(callee.object);
}

function isExpectation(node: Expression): boolean {
  if (node.type === 'MemberExpression') return isExpectation(node.object);
  if (node.type !== 'CallExpression') return false;
  const { callee } = node;
  if (callee.type === 'Identifier') return callee.name === 'expect';
  return callee.type === 'MemberExpression' && callee.object.type === 'Identifier' && callee.object.name === 'expect';
}

/** Returns the last name in a callee. */
export function nameOf(callee: Expression): string {
  if (callee.type === 'Identifier') return callee.name;
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier' ? callee.property.name : '';
}

/** Whether a value contains a literal of the file. Follows the names of constants. */
export function holdsLiteral(program: Node, node: Node, seen = new Set<string>()): boolean {
  let isFound = false;
  walk(node, (part, parent, key) => {
    if (part.type === 'Literal') isFound ||= key !== 'key';
    if (part.type === 'TemplateElement') isFound ||= part.value.raw.trim() !== '';
    const isName = part.type === 'Identifier' && !(parent?.type === 'MemberExpression' && key === 'property');
    if (isFound || !isName || key === 'key' || seen.has(part.name)) return;
    const initializer = initializerOf(program, part.name);
    const isWrittenOut =
      initializer && /^(Literal|ArrayExpression|ObjectExpression|TemplateLiteral)$/.test(initializer.type);
    isFound = isWrittenOut ? holdsLiteral(program, unwrap(initializer), new Set([...seen, part.name])) : false;
  });
  return isFound;
}
