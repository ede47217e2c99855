import type { Node } from 'oxc-parser';
import { walk } from '../syntax.ts';

/** Returns what a name of the file is bound to: a variable's initializer, or the function of that name. */
export function initializerOf(program: Node, name: string): Node | undefined {
  let found: Node | undefined;
  walk(program, (node) => {
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.id.name === name) {
      found ??= node.init ?? undefined;
    }
    if (node.type === 'FunctionDeclaration' && node.id?.name === name) found ??= node;
  });
  return found && unwrap(found);
}

/** Removes type assertions. */
export function unwrap(node: Node): Node {
  return node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression' ? unwrap(node.expression) : node;
}
