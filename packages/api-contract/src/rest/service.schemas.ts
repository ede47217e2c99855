import { type Static, Type } from 'typebox';
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

/** What the app must know before it starts; nothing of it is baked into the build. */
export const EnvironmentSchema = Type.Object({
  productName: Type.String(),
  version: Type.String(),
  /** Empty for the app's own origin. */
  apiUrl: Type.String(),
  identity: Type.Object({ endpoint: Type.String(), clientId: Type.String() }),
});

export type Health = Static<typeof HealthSchema>;
export type Environment = Static<typeof EnvironmentSchema>;

export const serviceSchemas = {
  getHealth: { response: HealthSchema },
  getEnvironment: { response: EnvironmentSchema },
} satisfies RouteSchemas<typeof serviceRoutes>;
