import { limits } from '@fs/api-contract';
// By its file: a bundler would take another build of the package than yoga does, whose types it then does not know.
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

/** Most characters of a value, by its scalar. Rules of single fields are narrower. */
export const longestTexts: Readonly<Record<string, number>> = { ID: 200, String: 4000, AWSJSON: 128 * 1024 };

/** Fields that hold more: the companies of a list, as long as a whole request may be. */
export const longerTexts: Readonly<Record<string, number>> = {
  'CreateWatchlistInput.items': 4 * 1024 * 1024,
  'UpdateWatchlistInput.items': 4 * 1024 * 1024,
};

/** Every whole number that is asked for is the length of a page. */
export const wholeNumbers = { minimum: 1, maximum: limits.graphqlPage };

/** The longest list of a request: the people of an account. */
export const longestList = limits.accountPeople;

/**
 * Refuses values that no resolver should have to expect, whether they came as variables or in the document: text that
 * the database cannot store or that is too long, lists without end, numbers that are none of ours, and JSON that is none.
 */
export const boundValues: Plugin = {
  onExecute: ({ args: { schema, document, variableValues }, setResultAndStopExecution }) => {
    const problem = findProblem(schema, document, variableValues ?? {});
    if (problem) setResultAndStopExecution({ errors: [invalidError(problem) as never] });
  },
};

/** What is wrong with the first value that is out of bounds; null where none is. */
export function findProblem(
  schema: GraphQLSchema,
  document: DocumentNode,
  inputs: Readonly<Record<string, unknown>>,
): string | null {
  const definitions = document.definitions.flatMap((node) =>
    node.kind === 'OperationDefinition' ? (node.variableDefinitions ?? []) : [],
  );
  const { coerced: variables } = getVariableValues(schema, definitions, inputs);
  // Variables of another type are refused by the execution itself.
  if (!variables) return null;
  const types = new TypeInfo(schema);
  let problem: string | null = null;
  const enter = (node: ArgumentNode) => {
    const argument = types.getArgument();
    if (!argument) return;
    const value = valueFromAST(node.value, argument.type, variables);
    problem ??= problemOf(argument.name, argument.name, argument.type, value);
  };
  visit(document, visitWithTypeInfo(types, { Argument: { enter } }));
  return problem;
}

/** @param place Type and field of the value, as `longerTexts` has it. */
function problemOf(place: string, name: string, type: GraphQLInputType, value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (isNonNullType(type)) return problemOf(place, name, type.ofType, value);
  if (isListType(type)) return listProblem(place, name, type.ofType, value);
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    const given = value as Record<string, unknown>;
    return firstProblem(fields, (field) =>
      problemOf(`${type.name}.${field.name}`, field.name, field.type, given[field.name]),
    );
  }
  return isScalarType(type) ? scalarProblem(place, name, type.name, value) : null;
}

function listProblem(place: string, name: string, type: GraphQLInputType, value: unknown): string | null {
  const items = Array.isArray(value) ? value : [value];
  if (items.length > longestList) return `${name} must have ${longestList} entries at most`;
  return firstProblem(items, (item) => problemOf(place, name, type, item));
}

function firstProblem<Item>(items: readonly Item[], find: (item: Item) => string | null): string | null {
  for (const item of items) {
    const problem = find(item);
    if (problem) return problem;
  }
  return null;
}

function scalarProblem(place: string, name: string, scalar: string, value: unknown): string | null {
  if (scalar === 'Boolean') return null;
  if (scalar === 'Int') {
    const { minimum, maximum } = wholeNumbers;
    const isWithin = typeof value === 'number' && value >= minimum && value <= maximum;
    return isWithin ? null : `${name} must be from ${minimum} to ${maximum}`;
  }
  // A scalar that nobody bounded takes nothing.
  const most = longerTexts[place] ?? longestTexts[scalar] ?? 0;
  if (typeof value !== 'string') return `${name} must be a text`;
  if (value.length > most) return `${name} must have ${most} characters at most`;
  if (!isStorable(value)) return `${name} must not hold NUL or broken characters`;
  return scalar === 'AWSJSON' && parseJsonText(value) === undefined ? `${name} must be JSON` : null;
}
