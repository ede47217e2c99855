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
import { createRotation, hostileTexts, hostileValues, toJson } from '../../http/testing/hostileValues.ts';
import { pathsOf, withExtraPropertyAt, withValueAt } from '../../http/testing/mutations.ts';

/** One field of `Query` or `Mutation`. */
export interface FieldOperation {
  name: string;
  kind: 'query' | 'mutation';
  field: GraphQLField<unknown, unknown>;
}

/** Lists all operations of a schema. */
export function listFieldOperations(schema: GraphQLSchema): FieldOperation[] {
  const kinds = [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
  ] as const;
  return kinds.flatMap(([kind, type]) =>
    Object.values(type?.getFields() ?? {}).map((field) => ({ name: field.name, kind, field })),
  );
}

/** Values for arguments, by name, so that calls pass the first checks. */
export type KnownValues = Readonly<Record<string, unknown>>;

/** Builds variables for every argument of a field, and every field of its inputs. */
export function buildFullVariables({ field }: FieldOperation, known: KnownValues): Record<string, unknown> {
  return Object.fromEntries(field.args.map(({ name, type }) => [name, buildPlainValue(name, type, known)]));
}

function buildPlainValue(name: string, type: GraphQLInputType, known: KnownValues): unknown {
  if (isNonNullType(type)) return buildPlainValue(name, type.ofType, known);
  if (isListType(type)) return [buildPlainValue(name, type.ofType, known)];
  if (isInputObjectType(type)) {
    return Object.fromEntries(
      Object.values(type.getFields()).map((field) => [field.name, buildPlainValue(field.name, field.type, known)]),
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

const takeTexts = createRotation(hostileTexts);
const takeValues = createRotation(hostileValues);

/** Builds requests that each have one hostile value, as a variable or inline in the document. */
export function buildHostileRequests(
  operation: FieldOperation,
  known: KnownValues,
): { what: string; payload: string }[] {
  const variables = buildFullVariables(operation, known);
  const document = buildDocument(operation);
  return pathsOf(variables).flatMap((place) => {
    const values = [...takeValues(7), ...(place.length === 0 ? [] : takeTexts(4))];
    const asVariables = [
      ...values.map((value) => withValueAt(variables, place, value)),
      withExtraPropertyAt(variables, place),
    ].map((given) => ({
      what: `${place.join('.')} in variables`,
      payload: toJson({ query: document, variables: given }),
    }));
    const written = place.length === 0 ? [] : takeTexts(2);
    const inDocument = written.map((text) => ({
      what: `${place.join('.')} in the document`,
      payload: toJson({ query: buildInlineDocument(operation, withValueAt(variables, place, text)) }),
    }));
    return [...asVariables, ...inDocument];
  });
}

/** Builds an operation with every argument as a variable, and all fields of its result. */
export function buildDocument({ kind, name, field }: FieldOperation): string {
  if (field.args.length === 0) return `${kind} { ${name} ${buildSelection(field.type)} }`;
  const declared = field.args.map((argument) => `$${argument.name}: ${argument.type}`).join(', ');
  const passed = field.args.map((argument) => `${argument.name}: $${argument.name}`).join(', ');
  return `${kind} (${declared}) { ${name}(${passed}) ${buildSelection(field.type)} }`;
}

function buildInlineDocument({ kind, name, field }: FieldOperation, variables: unknown): string {
  const given = toLiteral(variables).slice(1, -1);
  return `${kind} { ${name}(${given}) ${buildSelection(field.type)} }`;
}

function toLiteral(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toLiteral).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([name, part]) => `${name}: ${toLiteral(part)}`)
    .join(', ')}}`;
}

/** Selects all fields of a type, with nested objects up to a depth of two. */
function buildSelection(type: GraphQLOutputType, depth = 0): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const fields = Object.values(named.getFields()).flatMap((field) => {
    const isLeaf = !isObjectType(getNamedType(field.type));
    if (isLeaf) return [field.name];
    return depth < 2 ? [`${field.name} ${buildSelection(field.type, depth + 1)}`] : [];
  });
  return `{ ${fields.join(' ')} }`;
}
