import { limits } from '@fs/api-contract';
// Imported by file: a bundler would resolve another build of the package than yoga does, with incompatible types.
import {
  type ArgumentNode,
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  getVariableValues,
  isInputObjectType,
  isListType,
  isNonNullType,
  isScalarType,
  TypeInfo,
  valueFromAST,
  visit,
  visitWithTypeInfo,
} from 'graphql/index.js';
import type { Plugin } from 'graphql-yoga';
import { parseJsonText } from '../values/jsonText.ts';
import { isStorable } from '../values/storableText.ts';
import { invalidError } from './failures.ts';

/** Maximum length of a value in characters, by scalar. Rules of single fields are stricter. */
export const maxLengthByScalar: Readonly<Record<string, number>> = { ID: 200, String: 4000, AWSJSON: 128 * 1024 };

/** Fields with a higher maximum: the companies of a list, up to the size of a whole request. */
export const maxLengthByField: Readonly<Record<string, number>> = {
  'CreateWatchlistInput.items': 4 * 1024 * 1024,
  'UpdateWatchlistInput.items': 4 * 1024 * 1024,
  'CreateDocumentInput.text': limits.documentText,
  'UpdateDocumentInput.text': limits.documentText,
  'CreateCuratedArticleInput.content': limits.articleContent,
  'UpdateCuratedArticleInput.content': limits.articleContent,
};

/** Integers are page sizes, unless `integerRangeByField` says otherwise. */
export const integerRange = { minimum: 1, maximum: limits.graphqlPage };

/** Such as the uses of a new referral, which the server counts. */
const integerRangeByField: Readonly<Record<string, { minimum: number; maximum: number }>> = {
  'CreateReferralInput.uses': { minimum: 0, maximum: 0 },
  'CreateSocialTonesInput.order': { minimum: 1, maximum: 1000 },
  'UpdateSocialTonesInput.order': { minimum: 1, maximum: 1000 },
  'CreateChannelInvitesInput.uses': { minimum: -1, maximum: 1000 },
  'UpdateDocumentInput.revision': { minimum: 1, maximum: 2 ** 31 - 1 },
  'UpdateCuratedArticleInput.revision': { minimum: 1, maximum: 2 ** 31 - 1 },
};

/** The maximum length of a list in a request: the members of an account. */
export const maxListLength = limits.accountPeople;

/**
 * Rejects values that no resolver should have to handle, in variables or in the document: text that is too long or that
 * the database cannot store, long lists, integers out of range, and invalid JSON.
 */
export const boundValues: Plugin = {
  onExecute: ({ args: { schema, document, variableValues }, setResultAndStopExecution }) => {
    const problem = findProblem(schema, document, variableValues ?? {});
    if (problem) setResultAndStopExecution({ errors: [invalidError(problem) as never] });
  },
};

/** Describes the first value that is out of bounds; null if there is none. */
export function findProblem(
  schema: GraphQLSchema,
  document: DocumentNode,
  inputs: Readonly<Record<string, unknown>>,
): string | null {
  const definitions = document.definitions.flatMap((node) =>
    node.kind === 'OperationDefinition' ? (node.variableDefinitions ?? []) : [],
  );
  const { coerced: variables } = getVariableValues(schema, definitions, inputs);
  // The execution rejects variables of a wrong type.
  if (!variables) return null;
  const types = new TypeInfo(schema);
  let problem: string | null = null;
  const enter = (node: ArgumentNode) => {
    const argument = types.getArgument();
    if (!argument) return;
    const value = valueFromAST(node.value, argument.type, variables);
    problem ??= findValueProblem(argument.name, argument.name, argument.type, value);
  };
  visit(document, visitWithTypeInfo(types, { Argument: { enter } }));
  return problem;
}

/** @param path Type and field of the value, as in `maxLengthByField`. */
function findValueProblem(path: string, name: string, type: GraphQLInputType, value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (isNonNullType(type)) return findValueProblem(path, name, type.ofType, value);
  if (isListType(type)) return findListProblem(path, name, type.ofType, value);
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    const given = value as Record<string, unknown>;
    return findFirstProblem(fields, (field) =>
      findValueProblem(`${type.name}.${field.name}`, field.name, field.type, given[field.name]),
    );
  }
  return isScalarType(type) ? findScalarProblem(path, name, type.name, value) : null;
}

function findListProblem(path: string, name: string, type: GraphQLInputType, value: unknown): string | null {
  const items = Array.isArray(value) ? value : [value];
  if (items.length > maxListLength) return `${name} must have ${maxListLength} entries or fewer`;
  return findFirstProblem(items, (item) => findValueProblem(path, name, type, item));
}

function findFirstProblem<Item>(items: readonly Item[], find: (item: Item) => string | null): string | null {
  for (const item of items) {
    const problem = find(item);
    if (problem) return problem;
  }
  return null;
}

function findScalarProblem(path: string, name: string, scalar: string, value: unknown): string | null {
  if (scalar === 'Boolean') return null;
  if (scalar === 'Int') {
    const { minimum, maximum } = integerRangeByField[path] ?? integerRange;
    const isWithin = typeof value === 'number' && value >= minimum && value <= maximum;
    return isWithin ? null : `${name} must be ${minimum === maximum ? minimum : `from ${minimum} to ${maximum}`}`;
  }
  // A scalar without a limit accepts nothing.
  const most = maxLengthByField[path] ?? maxLengthByScalar[scalar] ?? 0;
  if (typeof value !== 'string') return `${name} must be a text`;
  if (value.length > most) return `${name} must have ${most} characters or fewer`;
  if (!isStorable(value)) return `${name} must not hold NUL or broken characters`;
  return scalar === 'AWSJSON' && parseJsonText(value) === undefined ? `${name} must be JSON` : null;
}
