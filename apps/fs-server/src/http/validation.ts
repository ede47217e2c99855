import { storableText } from '@fs/api-contract/schemas';
import type { FastifyInstance, FastifySchemaValidationError, FastifyServerOptions } from 'fastify';
import { invalid } from './failures.ts';
import { registerLazyCompilers } from './lazyCompilers.ts';

export const validationOptions = {
  schemaErrorFormatter: (errors, part) => new Error(errors.map((error) => formatSchemaError(error, part)).join(', ')),
} satisfies FastifyServerOptions;

/** Validates strictly, and parses the query of every route with a query schema before that. */
export function registerValidation(app: FastifyInstance): void {
  registerLazyCompilers(app);
  app.addHook('preValidation', async (request) => {
    const schema = request.routeOptions.schema?.querystring;
    if (schema) request.query = parseQuery(schema as QuerySchema, request.query as Query, request.url);
  });
}

type Query = Readonly<Record<string, string | string[]>>;

interface QuerySchema {
  properties: Readonly<Record<string, { type?: string }>>;
}

/**
 * Converts query texts to the types of their schema: decimal digits to numbers, `true` and `false` to booleans, a single
 * value of a list to a list. Other texts and repeated parameters stay as they are, and the schema rejects them where it
 * has no list. @throws HttpFailure 400
 */
export function parseQuery({ properties }: QuerySchema, query: Query, url: string): Record<string, unknown> {
  const start = url.indexOf('?');
  // Fastify silently leaves text that it cannot decode.
  if (start >= 0 && !isDecodable(url.slice(start))) throw invalid('The query cannot be decoded');
  return Object.fromEntries(
    Object.entries(query).map(([name, text]) => {
      const type = Object.hasOwn(properties, name) ? properties[name]?.type : undefined;
      return [name, typeof text === 'string' ? parseText(type, text) : text];
    }),
  );
}

function parseText(type: string | undefined, text: string): string | number | boolean | string[] {
  if (type === 'array') return [text];
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

/**
 * Formats a validation error and its path. Names that the caller chose are truncated, so that they are not echoed at
 * length.
 */
function formatSchemaError(
  { keyword, params, instancePath, message }: FastifySchemaValidationError,
  part: string,
): string {
  const path = `${part}${instancePath.slice(0, 100)}`;
  if (keyword === 'additionalProperties') {
    const name = String(params.additionalProperty).toWellFormed().slice(0, 50);
    return part === 'querystring' ? `Unknown parameter '${name}'` : `${path} must not have '${name}'`;
  }
  if (keyword === 'pattern' && params.pattern === storableText) return `${path} must not hold NUL or broken characters`;
  return `${path} ${message}`;
}
