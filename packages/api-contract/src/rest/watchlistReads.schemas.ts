import { type Static, Type } from 'typebox';
import { limits } from '../limits.ts';
import { SocialAccountSchema, SocialHistoryPointSchema } from './companyOverview.schemas.ts';
import { AcquisitionSchema, FundingRoundSchema, InvestmentSchema } from './deals.schemas.ts';
import {
  CompanyCardSchema,
  CompanySearchResultSchema,
  CuratedArticleCardSchema,
  EarnedContentSchema,
  PersonSchema,
} from './entities.schemas.ts';
import {
  ClosedObject,
  Count,
  Dollars,
  Identifier,
  Instant,
  Nullable,
  NullableString,
  Since,
  Text,
} from './fields.schemas.ts';
import { CompanySortSchema } from './filters.schemas.ts';
import type { RouteSchemas } from './routeSchemas.ts';
import type { watchlistReadRoutes } from './watchlistReads.ts';

const list = ClosedObject({ id: Identifier });

const page = {
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: limits.tableOffset, default: 0 })),
  /** The server gives `limits.watchlistDeals` at most, the newest. */
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: limits.watchlistInvestments })),
};
const deals = ClosedObject({ gte: Since, ...page });

/**
 * The order of a list's companies: `sort=location,added&dir=asc,desc`. Fields of a company search, or `added`,
 * separated by commas; each has the direction at the same position, or ascending. Without it, the order of the list.
 */
export const listOrder = {
  sort: Type.Optional(Text(509, { pattern: '^\\w{1,50}(,\\w{1,50}){0,9}$' })),
  dir: Type.Optional(Text(49, { pattern: '^(asc|desc)(,(asc|desc)){0,9}$' })),
};

/** The same as an object. */
export const ListOrderSchema = ClosedObject({
  field: Type.Enum([...CompanySortSchema.properties.field.enum, 'added']),
  dir: CompanySortSchema.properties.dir,
});

/** A company of a list, with when it came and what is new of it. */
export const WatchlistCompanySchema = Type.Object({
  ...CompanySearchResultSchema.properties,
  added: Instant,
  /** Put on the list by someone else since the caller last looked. */
  isNew: Type.Boolean(),
  /** Articles and deals since then. */
  newCount: Count,
  /** What its editors noted about it: plain text, empty if there is nothing. */
  note: Type.String(),
});

/** Something that happened to a company of a list. */
export const WatchlistUpdateSchema = Type.Object({
  /** The article's, the round's or the purchase's. */
  id: Type.String(),
  kind: Type.Enum(['article', 'funding', 'acquisition', 'investment']),
  /** The article's title, or the other company's name of a deal. */
  title: Type.String(),
  /** Article: its abstract. Funding and investment: the round's type. */
  description: Type.String(),
  /** When it was published, or the day of the deal. */
  published_time: Type.String(),
  /** The company of the list. */
  organization: CompanyCardSchema,
  /** The company bought, or paid for; null for the others. */
  other: Nullable(CompanyCardSchema),
  /** Where an article was published; null for our own, and for deals. */
  url: NullableString,
  /** Where an article has a page in the app, as in `ArticleListItem`; null for deals. */
  curated_article: Nullable(CuratedArticleCardSchema),
  earned_content: Nullable(EarnedContentSchema),
  image: NullableString,
  /** Of a deal; null when undisclosed. */
  amount_usd: Nullable(Dollars),
});

/** As an update, with the followed lists that the company is on. */
export const DashboardItemSchema = Type.Object({
  ...WatchlistUpdateSchema.properties,
  watchlists: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
});

/** A round that a company of the list paid for. */
export const WatchlistInvestmentSchema = Type.Object({ ...InvestmentSchema.properties, investor: CompanyCardSchema });

/** One company's followers by network as last counted, the most first. */
export const WatchlistSocialsSchema = Type.Object({
  organization: CompanyCardSchema,
  socials: Type.Array(SocialAccountSchema),
});

/** One company's followers by network and day, the earliest first. */
export const WatchlistSocialHistorySchema = Type.Object({
  organization: CompanyCardSchema,
  socialHistory: Type.Array(SocialHistoryPointSchema),
});

export type WatchlistCompany = Static<typeof WatchlistCompanySchema>;
export type WatchlistUpdate = Static<typeof WatchlistUpdateSchema>;
export type DashboardItem = Static<typeof DashboardItemSchema>;
export type WatchlistInvestment = Static<typeof WatchlistInvestmentSchema>;
export type WatchlistSocials = Static<typeof WatchlistSocialsSchema>;
export type WatchlistSocialHistory = Static<typeof WatchlistSocialHistorySchema>;

const dashboard = {
  query: ClosedObject({ gte: Since, ...page, listId: Type.Optional(Identifier) }),
  response: Type.Array(DashboardItemSchema),
};
const funding = { params: list, query: deals, response: Type.Array(FundingRoundSchema) };
const acquisitions = { params: list, query: deals, response: Type.Array(AcquisitionSchema) };
const investments = { params: list, query: deals, response: Type.Array(WatchlistInvestmentSchema) };

export const watchlistReadSchemas = {
  /** Deals of the companies of followed lists, the newest first. */
  getDashboardEvents: dashboard,
  /** Articles about them, the newest first. */
  getDashboardUpdates: dashboard,
  getListSocials: { params: list, response: Type.Array(WatchlistSocialsSchema) },
  getListFunding: funding,
  getListAcquisitions: acquisitions,
  getListInvestments: investments,
  getWatchlistCompanies: {
    params: list,
    query: ClosedObject({
      offset: page.offset,
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: limits.watchlistCompaniesPage, default: 100 })),
      /** Conditions of a company search as JSON text. */
      filters: Type.Optional(Text(8000)),
      ...listOrder,
      /** What counts as new; left out, what came since the caller last looked. */
      since: Since,
    }),
    response: Type.Object({
      companies: Type.Array(WatchlistCompanySchema),
      /** Companies that meet the conditions, on all pages. */
      total: Count,
    }),
  },
  getWatchlistFunding: funding,
  getWatchlistInvestments: investments,
  getWatchlistAcquisitions: acquisitions,
  getWatchlistPeople: { params: list, query: ClosedObject(page), response: Type.Array(PersonSchema) },
  getWatchlistSocialHistory: { params: list, response: Type.Array(WatchlistSocialHistorySchema) },
  searchWatchlistUpdates: {
    params: list,
    query: deals,
    body: Nullable(
      ClosedObject({
        filters: Type.Optional(
          ClosedObject({
            kinds: Type.Optional(Type.Array(WatchlistUpdateSchema.properties.kind, { maxItems: 4 })),
            /** Companies of the list; left out, all. */
            companyIds: Type.Optional(Type.Array(Identifier, { maxItems: 100 })),
          }),
        ),
      }),
    ),
    response: Type.Array(WatchlistUpdateSchema),
  },
  getWatchlistFile: {
    params: ClosedObject({
      ...list.properties,
      file: Type.Enum(['employees.json', 'funding_rounds.json', 'investments.json', 'acquisitions.json']),
    }),
    /** `lastDataUpdate`, so that a cache keeps what it has until the data change. */
    query: ClosedObject({ last: Type.Optional(Text(50)) }),
    response: Type.Array(Type.Unknown()),
  },
} satisfies RouteSchemas<typeof watchlistReadRoutes>;
