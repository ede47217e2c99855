import type { Audience, Route, RouteTable } from './rest/route.ts';
import type { CallSchemas } from './rest/routeSchemas.ts';

/** The parts of an OpenAPI 3.1 document that the route table can tell. */
export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string; license: { name: string; identifier: string } };
  servers: { url: string; description: string }[];
  /** The areas of the API, by which tools group the calls. */
  tags: { name: string }[];
  paths: Record<string, Record<string, object>>;
  components: { securitySchemes: object; schemas: object };
}

const bearer = { session: [] };
const json = (schema: object, description: string) => ({ description, content: { 'application/json': { schema } } });
const refusal = (description: string) => json({ $ref: '#/components/schemas/Refusal' }, description);

/**
 * Every REST call as OpenAPI 3.1. `x-audience` says who may call, `x-failure` the text that the app shows when
 * the call fails.
 */
export function createOpenApiDocument(
  routes: RouteTable,
  schemas: Readonly<Record<string, CallSchemas>>,
): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  for (const [name, route] of Object.entries(routes)) {
    const callSchemas = schemas[name];
    if (!callSchemas) throw new Error(`Route ${name} has no schemas`);
    // A document has one entry per path and method, so calls that differ by a parameter append it after a `#`.
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}') + (route.selector ? `#${route.selector}` : '');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(name, route, callSchemas) };
  }
  return {
    openapi: '3.1.0',
    servers: [{ url: '/', description: 'The server that sent this document.' }],
    tags: [...new Set(Object.values(routes).map(tagOf))].toSorted().map((name) => ({ name })),
    info: {
      title: 'Foresight',
      version: '1.0.0',
      description: 'REST API of the Foresight server.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    paths,
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: {
        Refusal: {
          type: 'object',
          required: ['message', 'requestId'],
          properties: { message: { type: 'string' }, requestId: { type: 'string' } },
        },
      },
    },
  };
}

function operation(name: string, route: Route, { params, query, body, response }: CallSchemas): object {
  return {
    operationId: name,
    summary: toSummary(name),
    tags: [tagOf(route)],
    'x-audience': route.audience,
    'x-failure': route.failure,
    security: route.audience === 'anyone' ? [] : [bearer],
    ...((params || query) && { parameters: [...parameters('path', params), ...parameters('query', query)] }),
    ...(body && { requestBody: { required: true, content: { 'application/json': { schema: body } } } }),
    responses: { 200: json(response, 'The call succeeded.'), ...refusals(route.audience, { params, query, body }) },
  };
}

/** `getCompanyOverlay` becomes `Get company overlay`. */
function toSummary(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The first part of a path that names something: `companies` of `/api/companies/:id`. */
function tagOf({ path }: Route): string {
  const parts = path.split('/').filter((part) => part !== '' && !part.startsWith(':'));
  return parts.find((part) => !/^(?:api|api-public|admin|fs)$/.test(part)) ?? 'service';
}

/** What a client that repeats a request should wait for. */
const retryAfter = {
  'Retry-After': { description: 'Seconds to wait before the next request.', schema: { type: 'integer' } },
};

function parameters(place: 'path' | 'query', schema: CallSchemas['params']): object[] {
  const required: readonly string[] = schema?.required ?? [];
  return Object.entries(schema?.properties ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: field,
  }));
}

/** The refusals that this call can meet, in the order in which the server looks. */
function refusals(audience: Audience, { params, query, body }: Omit<CallSchemas, 'response'>): object {
  return {
    ...(audience !== 'anyone' && { 401: refusal('Missing or invalid session.') }),
    ...(typeof audience !== 'string' && { 403: refusal('The user isn’t in any group listed in `x-audience`.') }),
    ...((params || query || body) && { 400: refusal('The request failed validation.') }),
    429: { ...refusal('Too many requests from this network or user.'), headers: retryAfter },
    503: { ...refusal('The server is busy or stops.'), headers: retryAfter },
    ...(params && { 404: refusal('Not found, or not visible to this user.') }),
  };
}
