/** The part of JSON Schema that the contract uses. */
export interface JsonSchema {
  type?: string;
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly JsonSchema[];
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  additionalProperties?: boolean | JsonSchema;
  patternProperties?: Readonly<Record<string, JsonSchema>>;
  items?: JsonSchema;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
}

/** Objects within so many others are written as `{ … }`: the OpenAPI document has them whole. */
const deepest = 3;

/** Writes a schema as a type, with its bounds: `{ name: string (1 to 200), notes?: string[] (up to 50) }`. */
export function schemaText(schema: JsonSchema, depth = 0): string {
  if (schema.anyOf) return [...new Set(schema.anyOf.map((each) => schemaText(each, depth)))].join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((each) => JSON.stringify(each)).join(' | ');
  if (schema.type === 'array') return arrayText(schema, depth);
  if (schema.type === 'object') return objectText(schema, depth);
  if (schema.type === 'string') return `${schema.format ?? 'string'}${bounds(schema.minLength, schema.maxLength)}`;
  if (schema.type === 'integer' || schema.type === 'number')
    return `${schema.type}${bounds(schema.minimum, schema.maximum)}`;
  return schema.type ?? 'any';
}

function arrayText({ items = {}, minItems, maxItems }: JsonSchema, depth: number): string {
  const text = schemaText(items, depth);
  const isUnion = items.anyOf !== undefined || items.enum !== undefined || / \(/.test(text.split('\n')[0] ?? '');
  return `${isUnion ? `(${text})` : text}[]${bounds(minItems, maxItems)}`;
}

function objectText(schema: JsonSchema, depth: number): string {
  const { properties = {}, required = [], additionalProperties, patternProperties = {} } = schema;
  const others = [
    ...Object.values(patternProperties),
    ...(typeof additionalProperties === 'object' ? [additionalProperties] : []),
  ];
  if (Object.keys(properties).length === 0 && others.length === 0) return '{}';
  if (depth >= deepest) return '{ … }';
  const indent = '  '.repeat(depth + 1);
  const fields = Object.entries(properties).map(
    ([name, field]) => `${indent}${name}${required.includes(name) ? '' : '?'}: ${schemaText(field, depth + 1)}`,
  );
  const rest = others.map((each) => `${indent}[name]: ${schemaText(each, depth + 1)}`);
  return ['{', ...fields, ...rest, `${'  '.repeat(depth)}}`].join('\n');
}

/** Of a length, a number of elements, or a number. */
function bounds(least: number | undefined, most: number | undefined): string {
  if (most === undefined) return least === undefined || least === 0 ? '' : ` (${least} or more)`;
  return least === undefined || least === 0 ? ` (up to ${most})` : ` (${least} to ${most})`;
}
