import { companySchemas } from './rest/companies.schemas.ts';
import type { RouteSchemas } from './rest/routeSchemas.ts';
import type { routes } from './rest/routes.ts';
import { serviceSchemas } from './rest/service.schemas.ts';

/** Schemas of every REST call, by route name. For servers and tests: the browser needs the words only. */
export const schemas = { ...serviceSchemas, ...companySchemas } satisfies RouteSchemas<typeof routes>;

export { type OpenApiDocument, openApiDocument } from './openApi.ts';
export { CompanySchema } from './rest/companies.schemas.ts';
export type { CallSchemas, RouteSchemas } from './rest/routeSchemas.ts';
export { EnvironmentSchema, HealthSchema } from './rest/service.schemas.ts';
