import { limits } from '@fs/api-contract';
import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getOperationAST,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import { costRules } from './costRules.ts';

interface Request {
  schema: GraphQLSchema;
  document: DocumentNode;
  operationName: string | null | undefined;
  variables: Readonly<Record<string, unknown>>;
}

/**
 * Estimates the maximum number of rows that a request reads and returns: the entries of each list times the cost of
 * each entry. Runs before execution, on a document that is valid against the schema.
 */
export function estimateCost({ schema, document, operationName, variables }: Request): number {
  const operation = getOperationAST(document, operationName);
  const root = operation && schema.getRootType(operation.operation);
  if (!operation || !root) return 0;
  const fragments = new Map(
    document.definitions
      .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );
  return costOfSelections(operation.selectionSet, root, limits.graphqlPage, {
    variables,
    fragments,
    costByFragment: new Map(),
  });
}

interface Scope {
  variables: Request['variables'];
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  /** Cached costs of fragments. Nested fragments could otherwise take exponential time to count. */
  costByFragment: Map<string, number>;
}

/** @param page Number of entries of the page that contains the selections. */
function costOfSelections(
  { selections }: SelectionSetNode,
  type: GraphQLObjectType,
  page: number,
  scope: Scope,
): number {
  let cost = 0;
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) cost += costOfField(selection, type, page, scope);
    else if (selection.kind === Kind.INLINE_FRAGMENT)
      cost += costOfSelections(selection.selectionSet, type, page, scope);
    else cost += costOfFragment(selection.name.value, type, page, scope);
  }
  return cost;
}

function costOfFragment(name: string, type: GraphQLObjectType, page: number, scope: Scope): number {
  const key = `${name} ${page}`;
  const known = scope.costByFragment.get(key);
  if (known !== undefined) return known;
  const fragment = scope.fragments.get(name);
  const cost = fragment ? costOfSelections(fragment.selectionSet, type, page, scope) : 0;
  scope.costByFragment.set(key, cost);
  return cost;
}

function costOfField(node: FieldNode, type: GraphQLObjectType, page: number, scope: Scope): number {
  const field = type.getFields()[node.name.value];
  if (!field) return 0;
  const rule = costRules[`${type.name}.${field.name}`];
  const pageSize = field.args.some(({ name }) => name === 'limit') ? parseLimit(node, scope.variables) : page;
  const each = (rule?.weight ?? 0) + costOfChildren(node, field.type, pageSize, scope);
  return each * entriesOf(rule?.maxEntries, page);
}

function costOfChildren(node: FieldNode, type: GraphQLOutputType, page: number, scope: Scope): number {
  const inner = unwrap(type);
  return node.selectionSet && 'getFields' in inner
    ? costOfSelections(node.selectionSet, inner as GraphQLObjectType, page, scope)
    : 0;
}

/** Like graphql's `getNamedType`, which rejects a schema created by another copy of the library. */
function unwrap(type: GraphQLOutputType): GraphQLOutputType {
  return 'ofType' in type ? unwrap(type.ofType) : type;
}

const entriesOf = (most: number | 'page' | undefined, page: number): number => (most === 'page' ? page : (most ?? 1));

/** A limit that the resolver will reject counts as the maximum. */
function parseLimit(node: FieldNode, variables: Scope['variables']): number {
  const value = node.arguments?.find(({ name }) => name.value === 'limit')?.value;
  const given = value?.kind === Kind.VARIABLE ? variables[value.name.value] : value?.kind === Kind.INT && value.value;
  // A variable can be any JSON value, and `Number` of an object may call its `valueOf`.
  const limit = typeof given === 'object' ? 0 : Number(given);
  return limit >= 1 && limit <= limits.graphqlPage ? limit : limits.graphqlPage;
}
