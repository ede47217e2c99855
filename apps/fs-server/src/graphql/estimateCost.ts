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
 * The rows that a request may read and give at most: those of each list times what is asked for of each of them. Known
 * before anything runs. The request must be valid against the schema.
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
    known: new Map(),
  });
}

interface Scope {
  variables: Request['variables'];
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  /** Costs of fragments: spread in one another, few of them could be counted for ever. */
  known: Map<string, number>;
}

/** @param page Entries of the page that the selections belong to. */
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
  const known = scope.known.get(key);
  if (known !== undefined) return known;
  const fragment = scope.fragments.get(name);
  const cost = fragment ? costOfSelections(fragment.selectionSet, type, page, scope) : 0;
  scope.known.set(key, cost);
  return cost;
}

function costOfField(node: FieldNode, type: GraphQLObjectType, page: number, scope: Scope): number {
  const field = type.getFields()[node.name.value];
  if (!field) return 0;
  const rule = costRules[`${type.name}.${field.name}`];
  const limit = field.args.some(({ name }) => name === 'limit') ? readLimit(node, scope.variables) : page;
  const each = (rule?.weight ?? 0) + childrenOf(node, field.type, limit, scope);
  return each * entriesOf(rule?.most, page);
}

function childrenOf(node: FieldNode, type: GraphQLOutputType, page: number, scope: Scope): number {
  const inner = unwrap(type);
  return node.selectionSet && 'getFields' in inner
    ? costOfSelections(node.selectionSet, inner as GraphQLObjectType, page, scope)
    : 0;
}

/** As graphql's `getNamedType`, which refuses a schema that was made by another copy of the library. */
function unwrap(type: GraphQLOutputType): GraphQLOutputType {
  return 'ofType' in type ? unwrap(type.ofType) : type;
}

const entriesOf = (most: number | 'page' | undefined, page: number): number => (most === 'page' ? page : (most ?? 1));

/** A limit that a resolver will refuse counts as the largest one. */
function readLimit(node: FieldNode, variables: Scope['variables']): number {
  const value = node.arguments?.find(({ name }) => name.value === 'limit')?.value;
  const given = value?.kind === Kind.VARIABLE ? variables[value.name.value] : value?.kind === Kind.INT && value.value;
  // Anything may be sent for a number, such as an object whose `valueOf` is none.
  const limit = typeof given === 'object' ? 0 : Number(given);
  return limit >= 1 && limit <= limits.graphqlPage ? limit : limits.graphqlPage;
}
