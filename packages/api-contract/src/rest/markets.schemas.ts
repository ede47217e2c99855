import { type Static, Type } from 'typebox';
import { limits } from '../limits.ts';
import { CompanySearchResultSchema } from './entities.schemas.ts';
import { ClosedObject, Identifier, SearchText } from './fields.schemas.ts';
import type { marketRoutes } from './markets.ts';
import type { RouteSchemas } from './routeSchemas.ts';

/** Market (tier 3 category) of research §3. */
export const MarketSchema = Type.Object({
  /** `tc3-` and the slug. */
  id: Type.String(),
  name: Type.String(),
  companyCount: Type.Integer({ minimum: 0 }),
  /** Whole US dollars. */
  totalFunding: Type.Integer({ minimum: 0 }),
});

export type Market = Static<typeof MarketSchema>;

export const marketSchemas = {
  searchCategories: {
    query: ClosedObject({ query: SearchText }),
    response: Type.Array(MarketSchema, { maxItems: limits.marketsByName }),
  },
  getCategory: { params: ClosedObject({ id: Identifier }), response: MarketSchema },
  getCategoryCompanies: {
    body: ClosedObject({
      categoryIds: Type.Array(Identifier, { minItems: 1, maxItems: limits.categoriesPerCall }),
    }),
    response: Type.Array(CompanySearchResultSchema, { maxItems: limits.companiesOfCategories }),
  },
} satisfies RouteSchemas<typeof marketRoutes>;
