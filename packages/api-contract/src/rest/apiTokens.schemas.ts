import { type Static, Type } from 'typebox';
import { apiScopes, apiTokenDays } from '../apiTokens.ts';
import { limits } from '../limits.ts';
import type { apiTokenRoutes } from './apiTokens.ts';
import { ClosedObject, Identifier, Instant, Nullable, Text } from './fields.schemas.ts';
import type { RouteSchemas } from './routeSchemas.ts';

const ScopesSchema = Type.Array(Type.Enum([...apiScopes]), {
  minItems: 1,
  maxItems: apiScopes.length,
  uniqueItems: true,
});

/** A token, without its secret. */
export const ApiTokenSchema = Type.Object({
  id: Type.String({ format: 'uuid' }),
  name: Type.String(),
  scopes: ScopesSchema,
  /** The last characters of the secret. */
  hint: Type.String(),
  createdAt: Instant,
  expiresAt: Instant,
  /** Null for a token that was not used yet. To the minute. */
  lastUsedAt: Nullable(Instant),
});

export const apiTokenSchemas = {
  listApiTokens: {
    /** The newest first. Expired tokens are left out. */
    response: Type.Array(ApiTokenSchema, { maxItems: limits.apiTokens }),
  },
  createApiToken: {
    body: ClosedObject({
      name: Text(limits.apiTokenName, { minLength: 1 }),
      scopes: ScopesSchema,
      days: Type.Enum([...apiTokenDays]),
    }),
    response: Type.Object({
      /** The secret, which no other response has. */
      secret: Type.String(),
      token: ApiTokenSchema,
    }),
  },
  revokeApiToken: {
    params: ClosedObject({ id: Identifier }),
    response: Type.Object({}),
  },
} satisfies RouteSchemas<typeof apiTokenRoutes>;

export type ApiToken = Static<typeof ApiTokenSchema>;
