/** The part of JSON Schema that requests use. */
export interface RequestSchema {
  type?: string;
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly RequestSchema[];
  properties?: Readonly<Record<string, RequestSchema>>;
  patternProperties?: Readonly<Record<string, RequestSchema>>;
  additionalProperties?: unknown;
  items?: RequestSchema;
  maxItems?: number;
  maxProperties?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
}

/** One value of a request that a schema describes. */
export interface RequestNode {
  /** Path of the value, for messages: `searchCompanies.body.filters[].value`. */
  place: string;
  kind: string;
  /** What the schema leaves open; null for a closed one. */
  problem: string | null;
}

/** Text that no column of the database can store. */
const unstorable = ['\0', '\ud800', '\udfff'];

/** Returns every value that a schema describes, starting with the schema's own. */
export function requestNodes(place: string, schema: RequestSchema): RequestNode[] {
  if (schema.anyOf) return schema.anyOf.flatMap((branch, index) => requestNodes(`${place}|${index}`, branch));
  if (schema.enum || 'const' in schema) return [{ place, kind: 'enum', problem: null }];
  const kind = schema.type ?? 'anything';
  return [{ place, kind, problem: problemOf(kind, schema) }, ...inner(place, schema)];
}

function inner(place: string, { properties = {}, patternProperties = {}, items }: RequestSchema): RequestNode[] {
  return [
    ...Object.entries(properties).flatMap(([name, value]) => requestNodes(`${place}.${name}`, value)),
    ...Object.values(patternProperties).flatMap((value) => requestNodes(`${place}.*`, value)),
    ...(items ? requestNodes(`${place}[]`, items) : []),
  ];
}

function problemOf(kind: string, schema: RequestSchema): string | null {
  switch (kind) {
    case 'null':
    case 'boolean':
      return null;
    case 'string':
      return textProblem(schema);
    case 'number':
    case 'integer':
      return Number.isFinite(schema.minimum) && Number.isFinite(schema.maximum) ? null : 'no minimum or no maximum';
    case 'array':
      return schema.maxItems !== undefined && schema.items ? null : 'no maxItems';
    case 'object':
      return objectProblem(schema);
    default:
      return 'takes anything';
  }
}

function textProblem(schema: RequestSchema): string | null {
  if (schema.maxLength === undefined) return 'no maxLength';
  // Dates, times and UUIDs contain no such character.
  if (schema.format !== undefined) return null;
  const pattern = new RegExp(schema.pattern ?? '', 'u');
  const isTaken = unstorable.some((text) => pattern.test(text.padStart(schema.minLength ?? 0, 'a')));
  return isTaken ? 'takes text that cannot be stored' : null;
}

function objectProblem({ additionalProperties, patternProperties, maxProperties }: RequestSchema): string | null {
  if (additionalProperties !== false) return 'takes properties that it does not name';
  const names = Object.keys(patternProperties ?? {}).map((pattern) => new RegExp(pattern, 'u'));
  if (names.length > 0 && maxProperties === undefined) return 'no maxProperties';
  const isTaken = names.some((name) => [...unstorable, 'a'.repeat(201)].some((text) => name.test(text)));
  return isTaken ? 'takes names that are too long or cannot be stored' : null;
}
