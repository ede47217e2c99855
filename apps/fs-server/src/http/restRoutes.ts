import type { Audience, CallInput, CallResult, RouteName, RouteTable } from '@fs/api-contract';
import { type ApiScope, apiCalls, apiScopes, routes } from '@fs/api-contract';
import { type CallSchemas, ClosedObject, schemas } from '@fs/api-contract/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { isRendererCall } from '../app/rendering/createRenderer.ts';
import type { FindTokenUser } from '../areas/api-tokens/findTokenUser.ts';
import type { Database } from '../database/database.ts';
import type { Attempts } from '../identity/attempts.ts';
import { noteWrite } from '../identity/users.ts';
import { forbidden, signedOut } from './failures.ts';
import { limitCalls } from './limitCalls.ts';
import { networkOf } from './networkOf.ts';
import { isResearch, isWrite } from './researchCalls.ts';
import { selectorConstraint, selectorStrategy } from './selectorConstraint.ts';
import type { User } from './user.ts';

/** The user that a handler gets. Null only where the route's audience is `anyone`. */
type UserOf<Name extends RouteName> = (typeof routes)[Name]['audience'] extends 'anyone' ? User | null : User;

export type Handler<Name extends RouteName> = (
  call: CallInput<Name> & { user: UserOf<Name> },
) => Promise<CallResult<Name>>;

/** One handler per route of an area. A missing or extra handler does not compile. */
export type Handlers<Routes extends RouteTable> = { [Name in keyof Routes & RouteName]: Handler<Name> };

export type FindUser = (request: FastifyRequest) => Promise<User | null>;

declare module 'fastify' {
  interface FastifyRequest {
    user: User | null;
  }
}

/** The schema of a part that a call does not have. Clients may send an empty object. */
const emptyObject = ClosedObject({});
const noBody = Type.Union([Type.Null(), emptyObject]);

interface Callers {
  database: Pick<Database, 'kysely' | 'reads'>;
  findUser: FindUser;
  /** Finds the user of a personal API token, which only calls with a scope accept. */
  findTokenUser: FindTokenUser;
  attempts: Attempts;
}

const scopeByName = new Map<string, ApiScope>(
  apiScopes.flatMap((scope) => apiCalls[scope].map((name) => [name, scope] as const)),
);

/** Registers all REST routes. Authorization is checked before a body is read. */
export function registerRestRoutes(
  app: FastifyInstance,
  handlers: Handlers<typeof routes>,
  { database, findUser, findTokenUser, attempts }: Callers,
): void {
  app.decorateRequest('user', null);
  app.addConstraintStrategy(selectorStrategy);
  for (const name of Object.keys(routes) as RouteName[]) {
    const route = routes[name];
    const callSchemas: CallSchemas = schemas[name];
    // TypeScript cannot relate each name to its own input and result within one loop.
    const handler = handlers[name] as unknown as (call: object) => Promise<unknown>;
    app.route({
      method: route.method,
      url: route.path,
      ...('selector' in route && { constraints: { [selectorConstraint]: route.selector } }),
      schema: {
        params: callSchemas.params ?? emptyObject,
        querystring: callSchemas.query ?? emptyObject,
        ...(route.method !== 'GET' && { body: callSchemas.body ?? noBody }),
        response: { 200: callSchemas.response },
      },
      // Runs after the global rate limit in `onRequest`, so that rejected calls cost neither a signature check nor a
      // query.
      preParsing: async (request) => {
        if ('requestsPerMinute' in route) {
          const rule = { name, limit: route.requestsPerMinute, windowSeconds: 60 };
          await limitCalls(attempts, rule, networkOf(request.ip));
        }
        const scope = scopeByName.get(name);
        request.user = (await findUser(request)) ?? (scope ? await findTokenUser(request, scope) : null);
        authorize(route.audience, request.user);
        request.work.readsReplica =
          isResearch(name) && !request.user?.hasJustWritten && !isRendererCall(request.headers);
      },
      handler: async ({ params, query, body, user }) => {
        const result = await handler({ params, query, body, user });
        if (user && isWrite(name)) await noteWrite(database, user.id);
        return result;
      },
    });
  }
}

function authorize(audience: Audience, user: User | null): void {
  if (audience === 'anyone') return;
  if (!user) throw signedOut();
  if (audience !== 'signed-in' && !audience.some((group) => user.groups.includes(group))) throw forbidden();
}
