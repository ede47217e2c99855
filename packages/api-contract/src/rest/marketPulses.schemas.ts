import { type Static, Type } from 'typebox';
import type { marketPulseRoutes } from './marketPulses.ts';
import type { RouteSchemas } from './routeSchemas.ts';

/** Market pulse category config item (research §3). */
export const MarketPulseSchema = Type.Object({ slug: Type.String(), label: Type.String(), order: Type.Integer() });

export type MarketPulse = Static<typeof MarketPulseSchema>;

export const marketPulseSchemas = {
  getConfig: { response: Type.Array(MarketPulseSchema) },
} satisfies RouteSchemas<typeof marketPulseRoutes>;
