import { type Static, Type } from 'typebox';
import { limits } from '../limits.ts';
import { CountSchema } from './companies.schemas.ts';
import { InvestingSchema, InvestmentSchema } from './deals.schemas.ts';
import {
  ArticleListItemSchema,
  CompanyCardSchema,
  CompanySearchResultSchema,
  PersonSchema,
} from './entities.schemas.ts';
import { ClosedObject, Count, Day, Identifier, Nullable } from './fields.schemas.ts';
import { filtersOf, PersonFilterSchema, PersonSortSchema, pageFields, sortsOf } from './filters.schemas.ts';
import type { peopleRoutes } from './people.ts';
import type { RouteSchemas } from './routeSchemas.ts';

/** What someone does, or did, at a company. */
export const PositionSchema = Type.Object({
  organization: CompanyCardSchema,
  ...Type.Pick(PersonSchema, ['title', 'active']).properties,
  /** Null when unknown. */
  started_on: Nullable(Day),
  /** Null while the position is active, and when unknown. */
  ended_on: Nullable(Day),
});

/** A person with their main position, which distinguishes people of the same name. */
export const PersonSummarySchema = Type.Object({
  ...Type.Pick(PersonSchema, ['id', 'first_name', 'last_name']).properties,
  title: Nullable(PersonSchema.properties.title),
  organization: Nullable(CompanyCardSchema),
});

/** A person of a search, with facts of the company of their main position. */
export const PersonSearchResultSchema = Type.Object({
  ...PersonSummarySchema.properties,
  /** Whether the main position is a current one. False without a position. */
  active: PersonSchema.properties.active,
  total_funding_usd: CompanySearchResultSchema.properties.total_funding_usd,
  location: CompanySearchResultSchema.properties.location,
});

export const PersonOverviewSchema = Type.Object({
  ...PersonSummarySchema.properties,
  /** The company of the main position, with its latest round. */
  organization: Nullable(
    Type.Object({
      ...CompanyCardSchema.properties,
      ...Type.Pick(CompanySearchResultSchema, ['last_round', 'last_funding_on', 'total_funding_usd']).properties,
    }),
  ),
  /** Active ones first, each kind by its start, the newest first. */
  positions: Type.Array(PositionSchema, { maxItems: limits.personPositions }),
  /**
   * The rounds that the person joined as an angel, the newest first. Without advanced profiles no more than
   * `limits.latestInvestments`.
   */
  investments: Type.Array(Type.Object({ ...InvestmentSchema.properties, is_lead: Type.Boolean() }), {
    maxItems: limits.personInvestments,
  }),
  investment_count: Count,
  /** Null for a person who has not invested. */
  investing: Nullable(InvestingSchema),
  /**
   * The rounds that the company of the main position joined while the person was there, the newest first. Without
   * advanced profiles only those among the company's `limits.latestInvestments`.
   */
  company_investments: Type.Array(InvestmentSchema, { maxItems: limits.companyListPage }),
  company_investment_count: Count,
  /** Articles about the company of the main position, the newest first. */
  articles: Type.Array(ArticleListItemSchema, { maxItems: limits.companyListPage }),
  namesakes: Type.Array(PersonSummarySchema, { maxItems: limits.namesakes }),
  namesake_count: Count,
});

export type Position = Static<typeof PositionSchema>;
export type PersonSummary = Static<typeof PersonSummarySchema>;
export type PersonSearchResult = Static<typeof PersonSearchResultSchema>;
export type PersonOverview = Static<typeof PersonOverviewSchema>;

export const peopleSchemas = {
  /** Without an order: who has exactly that name first, then those of the most prominent companies. */
  searchPeople: {
    body: ClosedObject({
      filters: Type.Optional(filtersOf(PersonFilterSchema)),
      ...pageFields,
      sort: Type.Optional(sortsOf(PersonSortSchema)),
    }),
    response: Type.Array(PersonSearchResultSchema),
  },
  countPeople: {
    body: ClosedObject({ filters: Type.Optional(filtersOf(PersonFilterSchema)) }),
    response: CountSchema,
  },
  getPerson: { params: ClosedObject({ id: Identifier }), response: PersonOverviewSchema },
} satisfies RouteSchemas<typeof peopleRoutes>;
