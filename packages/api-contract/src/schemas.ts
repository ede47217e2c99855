import { accountSchemas } from './rest/account.schemas.ts';
import { companySchemas } from './rest/companies.schemas.ts';
import { companyArticleSchemas } from './rest/companyArticles.schemas.ts';
import { companyCorrectionSchemas } from './rest/companyCorrections.schemas.ts';
import { feedSchemas } from './rest/feed.schemas.ts';
import { formSchemas } from './rest/forms.schemas.ts';
import { fundingSchemas } from './rest/funding.schemas.ts';
import { keywordSchemas } from './rest/keywords.schemas.ts';
import { marketPulseSchemas } from './rest/marketPulses.schemas.ts';
import { marketSchemas } from './rest/markets.schemas.ts';
import { newsSchemas } from './rest/news.schemas.ts';
import { peopleSchemas } from './rest/people.schemas.ts';
import { placeSchemas } from './rest/places.schemas.ts';
import { referralSchemas } from './rest/referrals.schemas.ts';
import type { RouteSchemas } from './rest/routeSchemas.ts';
import type { routes } from './rest/routes.ts';
import { searchSchemas } from './rest/search.schemas.ts';
import { serviceSchemas } from './rest/service.schemas.ts';
import { staticFileSchemas } from './rest/staticFiles.schemas.ts';
import { tableViewSchemas } from './rest/tableViews.schemas.ts';
import { userSchemas } from './rest/users.schemas.ts';
import { watchlistReadSchemas } from './rest/watchlistReads.schemas.ts';
import { watchlistSchemas } from './rest/watchlists.schemas.ts';

/** Schemas of every REST call, by route name. For servers and tests: the browser needs the words only. */
export const schemas = {
  ...serviceSchemas,
  ...companySchemas,
  ...fundingSchemas,
  ...companyArticleSchemas,
  ...companyCorrectionSchemas,
  ...peopleSchemas,
  ...marketSchemas,
  ...placeSchemas,
  ...searchSchemas,
  ...staticFileSchemas,
  ...accountSchemas,
  ...marketPulseSchemas,
  ...newsSchemas,
  ...keywordSchemas,
  ...formSchemas,
  ...referralSchemas,
  ...watchlistSchemas,
  ...watchlistReadSchemas,
  ...feedSchemas,
  ...tableViewSchemas,
  ...userSchemas,
} satisfies RouteSchemas<typeof routes>;

export { createOpenApiDocument, type OpenApiDocument } from './openApi.ts';
export { CompanyOverviewSchema, SocialNetworkSchema } from './rest/companyOverview.schemas.ts';
export { ArticleListItemSchema, CompanySchema, CompanySearchResultSchema } from './rest/entities.schemas.ts';
export { FollowsSchema } from './rest/feed.schemas.ts';
export { ClosedObject, RecordOf, storableText, Text, Whole } from './rest/fields.schemas.ts';
export { CompanyFiltersSchema } from './rest/filters.schemas.ts';
export type { CallSchemas, RouteSchemas } from './rest/routeSchemas.ts';
export { rowStreamSchemas } from './rest/rowStreams.schemas.ts';
export { EnvironmentSchema, HealthSchema, StagesSchema } from './rest/service.schemas.ts';
export { userAttributes } from './rest/users.schemas.ts';
export { listOrder } from './rest/watchlistReads.schemas.ts';
