import type { CallExpression, Node } from 'oxc-parser';
import { syntaxOf, walk } from '../syntax.ts';
import { callsIn, nameOf } from './assertions.ts';
import { initializerOf } from './initializers.ts';
import type { Naming } from './namedRequirements.ts';

const method = /^(GET|POST|PUT|PATCH|DELETE)$/;

/** Helpers of packages/data-client/src/testing/sentRequests.ts that assert requests. */
const helpers = { expectRequests: isRequest, expectOperations: isOperation } as const;

/**
 * Whether a test compares the sent requests with literals: method and path of each request, or the fields of each
 * GraphQL operation. In a table of tests, the literals may be the row's.
 */
export function expectsSentRequests({ path, body, row }: Naming): boolean {
  if (!body) return false;
  const { program } = syntaxOf(path);
  const expectations = callsIn(program, body).filter((call) => nameOf(call.callee) in helpers);
  return expectations.some((call) => isExpectation(call, body, row));
}

function isExpectation({ callee, arguments: given }: CallExpression, body: Node, row: Node | undefined): boolean {
  const isWhole = helpers[nameOf(callee) as keyof typeof helpers];
  const expected = given.slice(1);
  const ofRow = row ? textsOf(row, body) : [];
  return expected.length > 0 && expected.every((each) => isWhole(textsOf(each, body), ofRow));
}

function isRequest(own: readonly string[], ofRow: readonly string[]): boolean {
  const texts = [...own, ...ofRow];
  return texts.some((text) => method.test(text)) && texts.some((text) => text.startsWith('/'));
}

function isOperation(own: readonly string[], ofRow: readonly string[]): boolean {
  return [...own, ...ofRow].some((text) => /^[a-z]\w+$/.test(text));
}

/** Returns the literals in a node or in constants of the test; of a template, the part before the first value. */
function textsOf(node: Node, body: Node): string[] {
  const texts: string[] = [];
  walk(node, (part, parent, key) => {
    if (part.type === 'Literal' && typeof part.value === 'string') texts.push(part.value);
    if (part.type === 'TemplateLiteral') texts.push(part.quasis[0]?.value.raw ?? '');
    if (part.type !== 'Identifier' || (parent?.type === 'MemberExpression' && key === 'property') || key === 'key')
      return;
    const constant = initializerOf(body, part.name);
    if (constant?.type === 'TemplateLiteral' || constant?.type === 'Literal') texts.push(...textsOf(constant, body));
  });
  return texts;
}
