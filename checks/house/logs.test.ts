import type { Expression, Node } from 'oxc-parser';
import { expect, test } from 'vitest';
import { read, sources } from '../repository.ts';
import { lineOf, syntaxOf, walk } from '../syntax.ts';

const server = sources.filter(
  (path) => path.startsWith('apps/fs-server/src/') && !/\.test\.ts$|\/testing\/|\/import\b/.test(path),
);

const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal'];
const isNamed = (node: Node, name: string) => node.type === 'Identifier' && node.name === name;

/** Whether a call writes to the log of the server: `log.warn(…)`, or that of an app, a request or a context. */
function isLogging(node: Node): node is Extract<Node, { type: 'CallExpression' }> {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return false;
  const { object, property } = node.callee;
  const isLog = isNamed(object, 'log') || (object.type === 'MemberExpression' && isNamed(object.property, 'log'));
  return isLog && property.type === 'Identifier' && levels.includes(property.name);
}

/** Whether a message is a text of ours: without one, the logger writes that of the error. */
function isOurs(message: Node | undefined): boolean {
  if (message?.type === 'ConditionalExpression') return isOurs(message.consequent) && isOurs(message.alternate);
  return message?.type === 'Literal' && typeof message.value === 'string';
}

/** What a call may log: facts and a message of ours, or a message alone. */
function isSafe(call: Extract<Node, { type: 'CallExpression' }>): boolean {
  const [first, second] = call.arguments as Expression[];
  if (second !== undefined) return isOurs(second) || isNamed(second, 'message');
  // Facts without an error have no message.
  return isOurs(first) || (first?.type === 'ObjectExpression' && !/\berr\b/.test(JSON.stringify(first.properties)));
}

test('whatever is logged of an error has a message of ours, since that of the error may hold data of a user', () => {
  const calls = server.flatMap((path) => {
    if (!/\blog\b/.test(read(path))) return [];
    const found: { place: string; isAllowed: boolean }[] = [];
    walk(syntaxOf(path).program, (node) => {
      if (isLogging(node)) found.push({ place: `${path}:${lineOf(path, node.start)}`, isAllowed: isSafe(node) });
    });
    return found;
  });
  const unsafe = calls.filter(({ isAllowed }) => !isAllowed).map(({ place }) => place);
  expect(unsafe, 'Give a message: log.error({ err }, ‘What failed’)').toEqual([]);
  expect(calls.length).toBeGreaterThan(12);
});
