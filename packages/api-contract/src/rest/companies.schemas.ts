import { type Static, Type } from 'typebox';
import { limits } from '../limits.ts';
import type { companyRoutes } from './companies.ts';
import { Identifier, NullableString, SearchText } from './fields.schemas.ts';
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

/** A company among search results, which add its combined location (research §3). */
export const CompanySearchResultSchema = Type.Object({ ...CompanySchema.properties, location: NullableString });

export type Company = Static<typeof CompanySchema>;
export type CompanySearchResult = Static<typeof CompanySearchResultSchema>;
export type CompanyMarket = Static<typeof CompanyMarketSchema>;

export const companySchemas = {
  getCompanies: {
    query: Type.Object({ query: SearchText }),
    response: Type.Array(CompanySearchResultSchema, { maxItems: limits.companiesByName }),
  },
  getCompany: { params: Type.Object({ id: Identifier }), response: CompanySchema },
} satisfies RouteSchemas<typeof companyRoutes>;
