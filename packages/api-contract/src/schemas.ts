import { accountSchemas } from './rest/account.schemas.ts';
import { accountDataSchemas } from './rest/accountData.schemas.ts';
import { apiTokenSchemas } from './rest/apiTokens.schemas.ts';
import { assessmentSchemas } from './rest/assessment.schemas.ts';
import { billingSchemas } from './rest/billing.schemas.ts';
import { chatSchemas } from './rest/chat.schemas.ts';
import { clientErrorSchemas } from './rest/clientErrors.schemas.ts';
import { companySchemas } from './rest/companies.schemas.ts';
import { companyArticleSchemas } from './rest/companyArticles.schemas.ts';
import { companyCorrectionSchemas } from './rest/companyCorrections.schemas.ts';
import { companyMergeSchemas } from './rest/companyMerges.schemas.ts';
import { courseSchemas } from './rest/courses.schemas.ts';
import { curationSchemas } from './rest/curation.schemas.ts';
import { feedSchemas } from './rest/feed.schemas.ts';
import { formSchemas } from './rest/forms.schemas.ts';
import { fundingSchemas } from './rest/funding.schemas.ts';
import { keywordSchemas } from './rest/keywords.schemas.ts';
import { makingSchemas } from './rest/making.schemas.ts';
import { marketPulseSchemas } from './rest/marketPulses.schemas.ts';
import { marketSchemas } from './rest/markets.schemas.ts';
import { newsSchemas } from './rest/news.schemas.ts';
import { noticeSchemas } from './rest/notices.schemas.ts';
import { peopleSchemas } from './rest/people.schemas.ts';
import { placeSchemas } from './rest/places.schemas.ts';
import { referralSchemas } from './rest/referrals.schemas.ts';
import type { RouteSchemas } from './rest/routeSchemas.ts';
import type { routes } from './rest/routes.ts';
import { searchSchemas } from './rest/search.schemas.ts';
import { serviceSchemas } from './rest/service.schemas.ts';
import { slackSchemas } from './rest/slack.schemas.ts';
import { staffSchemas } from './rest/staff.schemas.ts';
import { staticFileSchemas } from './rest/staticFiles.schemas.ts';
import { tableViewSchemas } from './rest/tableViews.schemas.ts';
import { unsubscribeSchemas } from './rest/unsubscribe.schemas.ts';
import { userSchemas } from './rest/users.schemas.ts';
import { watchlistReadSchemas } from './rest/watchlistReads.schemas.ts';
import { watchlistSchemas } from './rest/watchlists.schemas.ts';
import { workspaceSchemas } from './rest/workspaces.schemas.ts';

/** Schemas of every REST call, by route name. For servers and tests: the browser needs the words only. */
export const schemas = {
  ...serviceSchemas,
  ...companySchemas,
  ...fundingSchemas,
  ...companyArticleSchemas,
  ...companyCorrectionSchemas,
  ...companyMergeSchemas,
  ...peopleSchemas,
  ...marketSchemas,
  ...placeSchemas,
  ...searchSchemas,
  ...staticFileSchemas,
  ...accountSchemas,
  ...marketPulseSchemas,
  ...curationSchemas,
  ...courseSchemas,
  ...newsSchemas,
  ...keywordSchemas,
  ...clientErrorSchemas,
  ...formSchemas,
  ...assessmentSchemas,
  ...referralSchemas,
  ...billingSchemas,
  ...watchlistSchemas,
  ...watchlistReadSchemas,
  ...feedSchemas,
  ...tableViewSchemas,
  ...userSchemas,
  ...staffSchemas,
  ...noticeSchemas,
  ...workspaceSchemas,
  ...accountDataSchemas,
  ...unsubscribeSchemas,
  ...makingSchemas,
  ...chatSchemas,
  ...apiTokenSchemas,
  ...slackSchemas,
} satisfies RouteSchemas<typeof routes>;

export { createOpenApiDocument, type OpenApiDocument } from './openApi.ts';
export { ChatEventSchema } from './rest/chat.schemas.ts';
export { overlayFields } from './rest/companyCorrections.schemas.ts';
export { CompanyOverviewSchema, SocialNetworkSchema } from './rest/companyOverview.schemas.ts';
export { ImageAddress } from './rest/curation.schemas.ts';
export { ArticleListItemSchema, CompanySchema, CompanySearchResultSchema } from './rest/entities.schemas.ts';
export { ExperimentsSchema } from './rest/experiments.schemas.ts';
export { FollowsSchema } from './rest/feed.schemas.ts';
export { ClosedObject, RecordOf, storableText, Text, Whole } from './rest/fields.schemas.ts';
export { CompanyFiltersSchema } from './rest/filters.schemas.ts';
export { jobInputSchemas, jobOutputSchemas } from './rest/making.schemas.ts';
export type { CallSchemas, RouteSchemas } from './rest/routeSchemas.ts';
export { rowStreamSchemas } from './rest/rowStreams.schemas.ts';
export { EnvironmentSchema, HealthSchema, StagesSchema } from './rest/service.schemas.ts';
export { userAttributes } from './rest/users.schemas.ts';
export { listOrder } from './rest/watchlistReads.schemas.ts';
