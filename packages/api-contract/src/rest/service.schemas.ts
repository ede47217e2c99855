import { type Static, Type } from 'typebox';
import { Nullable, NullableString } from './fields.schemas.ts';
import type { RouteSchemas } from './routeSchemas.ts';
import type { serviceRoutes } from './service.ts';

export const HealthSchema = Type.Object({
  status: Type.Literal('ok'),
  database: Type.Object({
    kind: Type.Union([Type.Literal('pglite'), Type.Literal('postgres')]),
    version: Type.String(),
  }),
  version: Type.String(),
});

const IdentitySchema = Type.Object({
  endpoint: Type.String(),
  clientId: Type.String(),
  /** Where to sign in with Google; null where that is not offered. */
  google: Nullable(Type.Object({ authorizeUrl: Type.String(), tokenUrl: Type.String() })),
});

/** What differs between where the app runs (research §4). */
const StageSchema = Type.Object({
  /** The server's own unless given. Without an endpoint, Amazon Cognito of the product's region. */
  identity: Type.Optional(
    Type.Object({ ...IdentitySchema.properties, endpoint: Type.Optional(IdentitySchema.properties.endpoint) }),
  ),
  chat: Type.Optional(Type.Object({ space: Type.String(), invite: Type.String() })),
});

export const StagesSchema = Type.Object({
  dev: Type.Optional(StageSchema),
  stage: Type.Optional(StageSchema),
  prod: Type.Optional(StageSchema),
});

/** What the app must know before it starts; nothing of it is baked into the build. */
export const EnvironmentSchema = Type.Object({
  productName: Type.String(),
  version: Type.String(),
  /** Empty for the app's own origin. */
  apiUrl: Type.String(),
  assets: Type.Object({
    /** Address of the product's logo; null to show the name alone. */
    logo: NullableString,
    /** Origin of the static files; empty for that of the API. */
    staticUrl: Type.String(),
  }),
  identity: IdentitySchema,
  /** How plans are paid for: a test without money, for real, or by asking support. */
  payments: Type.Union([Type.Literal('test'), Type.Literal('stripe'), Type.Literal('support')]),
  /** Names of the hosts that are stage and production; null where there is none. */
  hosts: Type.Object({ stage: NullableString, prod: NullableString }),
  stages: StagesSchema,
});

export type Health = Static<typeof HealthSchema>;
export type Stages = Static<typeof StagesSchema>;
export type Environment = Static<typeof EnvironmentSchema>;

export const serviceSchemas = {
  getHealth: { response: HealthSchema },
  getEnvironment: { response: EnvironmentSchema },
} satisfies RouteSchemas<typeof serviceRoutes>;
