import type { Audience, Route, RouteTable } from './rest/route.ts';
import type { CallSchemas } from './rest/routeSchemas.ts';

/** The parts of an OpenAPI 3.1 document that the route table can tell. */
export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string; license: { name: string; identifier: string } };
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
    'x-audience': route.audience,
    'x-failure': route.failure,
    security: route.audience === 'anyone' ? [] : [bearer],
    ...((params || query) && { parameters: [...parameters('path', params), ...parameters('query', query)] }),
    ...(body && { requestBody: { required: true, content: { 'application/json': { schema: body } } } }),
    responses: { 200: json(response, 'The call succeeded.'), ...refusals(route.audience, { params, query, body }) },
  };
}

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
    ...(params && { 404: refusal('Not found, or not visible to this user.') }),
  };
}
