import { storableText } from '@fs/api-contract/schemas';
import type { FastifyInstance, FastifySchemaValidationError, FastifyServerOptions } from 'fastify';
import { invalid } from './failures.ts';

/** Nothing is taken for what it is not: a number in a body is a number, and what no schema names is refused. */
export const validationOptions = {
  ajv: { customOptions: { removeAdditional: false, coerceTypes: false, allErrors: false } },
  schemaErrorFormatter: (errors, part) => new Error(errors.map((error) => toWords(error, part)).join(', ')),
} satisfies FastifyServerOptions;

/** Reads the query of every route that has a schema for it, before the schema is checked. */
export function registerValidation(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    const schema = request.routeOptions.schema?.querystring;
    if (schema) request.query = readQuery(schema as QuerySchema, request.query as Query, request.url);
  });
}

type Query = Readonly<Record<string, string | string[]>>;

interface QuerySchema {
  properties: Readonly<Record<string, { type?: string }>>;
}

/**
 * A query's texts as its schema has them: a number where they are one in full, `true` and `false`. What is neither
 * stays as it is, for the schema to refuse; so does a parameter that is repeated. @throws HttpFailure 400
 */
export function readQuery({ properties }: QuerySchema, query: Query, url: string): Record<string, unknown> {
  const start = url.indexOf('?');
  // Fastify leaves what it cannot decode as it stands.
  if (start >= 0 && !isDecodable(url.slice(start))) throw invalid('The query cannot be decoded');
  return Object.fromEntries(
    Object.entries(query).map(([name, text]) => {
      const type = Object.hasOwn(properties, name) ? properties[name]?.type : undefined;
      return [name, typeof text === 'string' ? readText(type, text) : text];
    }),
  );
}

function readText(type: string | undefined, text: string): string | number | boolean {
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  const isNumber = type === 'integer' || type === 'number';
  return isNumber && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

function isDecodable(text: string): boolean {
  try {
    return decodeURIComponent(text) !== undefined;
  } catch {
    return false;
  }
}

/** What is wrong with a request, and where. Names that the caller chose are cut: a refusal is no echo. */
function toWords({ keyword, params, instancePath, message }: FastifySchemaValidationError, part: string): string {
  const place = `${part}${instancePath.slice(0, 100)}`;
  if (keyword === 'additionalProperties') {
    const name = String(params.additionalProperty).toWellFormed().slice(0, 50);
    return part === 'querystring' ? `Unknown parameter '${name}'` : `${place} must not have '${name}'`;
  }
  if (keyword === 'pattern' && params.pattern === storableText)
    return `${place} must not hold NUL or broken characters`;
  return `${place} ${message}`;
}
