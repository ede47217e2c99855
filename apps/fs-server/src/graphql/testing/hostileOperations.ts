import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { hostileTexts, hostileValues, inTurn, toJson } from '../../http/testing/hostileValues.ts';
import { placesOf, withMoreAt, withValueAt } from '../../http/testing/mutations.ts';

/** One field of `Query` or `Mutation`, with its arguments as variables or, `inline`, in the document itself. */
export interface FieldOperation {
  name: string;
  kind: 'query' | 'mutation';
  field: GraphQLField<unknown, unknown>;
}

/** Everything that the schema offers. */
export function fieldOperations(schema: GraphQLSchema): FieldOperation[] {
  const kinds = [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
  ] as const;
  return kinds.flatMap(([kind, type]) =>
    Object.values(type?.getFields() ?? {}).map((field) => ({ name: field.name, kind, field })),
  );
}

/** Values that arguments are filled with by their name, so that a call gets past the first question. */
export type Known = Readonly<Record<string, unknown>>;

/** Variables that fill every argument of a field, and every field of its inputs. */
export function fullVariables({ field }: FieldOperation, known: Known): Record<string, unknown> {
  return Object.fromEntries(field.args.map(({ name, type }) => [name, plainValue(name, type, known)]));
}

function plainValue(name: string, type: GraphQLInputType, known: Known): unknown {
  if (isNonNullType(type)) return plainValue(name, type.ofType, known);
  if (isListType(type)) return [plainValue(name, type.ofType, known)];
  if (isInputObjectType(type)) {
    return Object.fromEntries(
      Object.values(type.getFields()).map((field) => [field.name, plainValue(field.name, field.type, known)]),
    );
  }
  if (name in known) return known[name];
  switch (getNamedType(type).name) {
    case 'Int':
      return 5;
    case 'Boolean':
      return true;
    case 'AWSJSON':
      return name === 'items' ? '[]' : '{}';
    default:
      return 'a';
  }
}

const someTexts = inTurn(hostileTexts);

/** Requests of an operation that each have one hostile value: as a variable, or written into the document. */
export function hostileRequests(operation: FieldOperation, known: Known): { what: string; payload: string }[] {
  const variables = fullVariables(operation, known);
  const document = documentOf(operation);
  return placesOf(variables).flatMap((place) => {
    const values = [...hostileValues, ...(place.length === 0 ? [] : someTexts(6))];
    const asVariables = [
      ...values.map((value) => withValueAt(variables, place, value)),
      withMoreAt(variables, place),
    ].map((given) => ({
      what: `${place.join('.')} in variables`,
      payload: toJson({ query: document, variables: given }),
    }));
    const written = place.length === 0 ? [] : someTexts(2);
    const inDocument = written.map((text) => ({
      what: `${place.join('.')} in the document`,
      payload: toJson({ query: inlineDocument(operation, withValueAt(variables, place, text)) }),
    }));
    return [...asVariables, ...inDocument];
  });
}

function documentOf({ kind, name, field }: FieldOperation): string {
  if (field.args.length === 0) return `${kind} { ${name} ${selectionOf(field.type)} }`;
  const declared = field.args.map((argument) => `$${argument.name}: ${argument.type}`).join(', ');
  const passed = field.args.map((argument) => `${argument.name}: $${argument.name}`).join(', ');
  return `${kind} (${declared}) { ${name}(${passed}) ${selectionOf(field.type)} }`;
}

function inlineDocument({ kind, name, field }: FieldOperation, variables: unknown): string {
  const given = literal(variables).slice(1, -1);
  return `${kind} { ${name}(${given}) ${selectionOf(field.type)} }`;
}

function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([name, part]) => `${name}: ${literal(part)}`)
    .join(', ')}}`;
}

/** All that hangs directly on a value, and the ids of what hangs on that. */
function selectionOf(type: GraphQLOutputType, depth = 0): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const fields = Object.values(named.getFields()).flatMap((field) => {
    const isLeaf = !isObjectType(getNamedType(field.type));
    if (isLeaf) return [field.name];
    return depth < 2 ? [`${field.name} ${selectionOf(field.type, depth + 1)}`] : [];
  });
  return `{ ${fields.join(' ')} }`;
}
