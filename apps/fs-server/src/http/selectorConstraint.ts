import { type RouteTable, routes } from '@fs/api-contract';
import type { FastifyInstance } from 'fastify';

export const selectorConstraint = 'selector';

const selectors = Object.values(routes as RouteTable).flatMap(({ selector }) => selector ?? []);

/**
 * Distinguishes calls of one path by the query parameter that they carry (`Route.selector`). Each call is a Fastify
 * route with its own schemas. A request that carries none of the selectors finds no route.
 */
export const selectorStrategy: Parameters<FastifyInstance['addConstraintStrategy']>[0] = {
  name: selectorConstraint,
  storage: () => {
    const handlers = new Map<unknown, never>();
    return {
      get: (key) => handlers.get(key) ?? null,
      set: (key, handler) => void handlers.set(key, handler as never),
    };
  },
  deriveConstraint: ({ url = '' }) => {
    const start = url.indexOf('?');
    if (start < 0) return '';
    const query = new URLSearchParams(url.slice(start));
    return selectors.find((selector) => query.has(selector)) ?? '';
  },
  validate: () => undefined,
};
