import type { Node } from 'oxc-parser';
import { syntaxOf, walk } from '../syntax.ts';

/** Globals of browsers that Node 20 lacks: values, and types of the DOM library. */
const browserOnly: ReadonlySet<string> = new Set(
  `window document navigator location history screen self localStorage sessionStorage indexedDB caches cookieStore
  addEventListener removeEventListener matchMedia requestAnimationFrame requestIdleCallback getComputedStyle
  XMLHttpRequest EventSource WebSocket Worker SharedWorker Image DOMParser FileReader MutationObserver
  IntersectionObserver ResizeObserver Window Document Navigator Location History Storage StorageEvent LockManager
  HTMLElement HTMLInputElement HTMLFormElement ServiceWorkerRegistration`.split(/\s+/),
);

/** Node types in which an identifier is a member name, not a variable. */
const memberNames: Readonly<Record<string, string>> = {
  Property: 'key',
  PropertyDefinition: 'key',
  MethodDefinition: 'key',
  TSPropertySignature: 'key',
  TSMethodSignature: 'key',
};

/** Returns the browser globals that a file uses, bare or through `globalThis`, each once. */
export function browserGlobals(path: string): string[] {
  const { program } = syntaxOf(path);
  const declared = declaredNames(program);
  const found = new Set<string>();
  walk(program, (node, parent, key) => {
    if (node.type !== 'Identifier' || !browserOnly.has(node.name)) return;
    const isGlobalMember = parent?.type === 'MemberExpression' && key === 'property' && isGlobalThis(parent.object);
    if (isGlobalMember || (!isMemberName(parent, key) && !declared.has(node.name))) found.add(node.name);
  });
  return [...found].sort();
}

function isMemberName(parent: Node | undefined, key: string): boolean {
  if (parent?.type === 'MemberExpression') return key === 'property' && !parent.computed;
  return parent !== undefined && memberNames[parent.type] === key;
}

/**
 * Returns the names of variables and parameters that the file declares, except those destructured from `globalThis`.
 */
function declaredNames(program: Node): ReadonlySet<string> {
  const names = new Set<string>();
  const addAll = (pattern: Node) =>
    walk(pattern, (node, parent, key) => {
      if (node.type === 'Identifier' && !isMemberName(parent, key)) names.add(node.name);
    });
  walk(program, (node) => {
    if (node.type === 'VariableDeclarator' && !(node.init && mentionsGlobalThis(node.init))) addAll(node.id);
    if ('params' in node && Array.isArray(node.params))
      for (const parameter of node.params as Node[]) addAll(parameter);
  });
  return names;
}

function mentionsGlobalThis(expression: Node): boolean {
  let isMentioned = false;
  walk(expression, (node) => {
    isMentioned ||= isGlobalThis(node);
  });
  return isMentioned;
}

function isGlobalThis(node: Node): boolean {
  return node.type === 'Identifier' && node.name === 'globalThis';
}
