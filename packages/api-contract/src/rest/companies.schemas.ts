import { type Static, Type } from 'typebox';
import type { companyRoutes } from './companies.ts';
import { Identifier, NullableString } from './fields.schemas.ts';
import type { RouteSchemas } from './routeSchemas.ts';

export const CompanyMarketSchema = Type.Object({ id: Type.String(), name: Type.String() });

/** Company (organization) of research §3. Absent facts are null, never invented. */
export const CompanySchema = Type.Object({
  id: Type.String({ format: 'uuid' }),
  uuid: Type.String({ format: 'uuid' }),
  name: Type.String(),
  logo_url: NullableString,
  domain: NullableString,
  homepage_url: NullableString,
  short_description: NullableString,
  city: NullableString,
  state_code: NullableString,
  country_code: NullableString,
  category_list: Type.Array(Type.String()),
  founded_on: Type.Union([Type.String({ format: 'date' }), Type.Null()]),
  employee_count: NullableString,
  twitter_url: NullableString,
  markets: Type.Array(CompanyMarketSchema),
});

export type Company = Static<typeof CompanySchema>;
export type CompanyMarket = Static<typeof CompanyMarketSchema>;

export const companySchemas = {
  getCompany: { params: Type.Object({ id: Identifier }), response: CompanySchema },
} satisfies RouteSchemas<typeof companyRoutes>;
