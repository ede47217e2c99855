import { companyRoutes } from './companies.ts';
import { serviceRoutes } from './service.ts';

/** Every REST call there is. A path with a fixed word stands before one with a parameter in its place. */
export const routes = { ...serviceRoutes, ...companyRoutes } as const;

export type RouteName = keyof typeof routes;
