export * from './apiTokens.ts';
export { articlePath, categoryArticlePath, type LinkedArticle } from './articlePath.ts';
export { articleSlug } from './articleSlug.ts';
export * from './assessment.ts';
export { type CallFailureText, callFailures } from './callFailures.ts';
export { type Capability, capabilityGroups, hasCapability, isInAnyOf } from './capabilities.ts';
export * from './clientErrors.ts';
export { countryCodes } from './countryCodes.ts';
export * from './courses.ts';
export * from './experiments.ts';
export { firstSection } from './firstSection.ts';
export * from './forms.ts';
export { type GraphQLOperation, graphqlOperations } from './graphqlOperations.ts';
export { type Group, groups, type StaffGroup, staffGroups } from './groups.ts';
export { type IdentityFailure, identityFailures, preSignUpPrefix } from './identityFailures.ts';
export { isLanguage, type LanguageId, languageIds } from './languages.ts';
export type { LimitExceeded, LimitOf } from './limitExceeded.ts';
export { limits, referralCodePattern } from './limits.ts';
export * from './notices.ts';
export type { Failure, FailureReason, Outcome, Success } from './outcome.ts';
export { paths } from './paths.ts';
export {
  defaultPlanId,
  type Plan,
  type PlanId,
  type PlanPrice,
  type PlanType,
  planDescriptions,
  planIds,
  planRequired,
} from './plans.ts';
export type { Follows, PreferenceKey, UserPreference } from './preferences.ts';
export { hasCompanyCards, preferenceKeys, readFollows } from './preferences.ts';
export * from './publicPages.ts';
export * from './quote.ts';
export { region, regionalIdentity } from './region.ts';
export type {
  AccountSession,
  Avatars,
  MailForecast,
  Tours,
  UploadTarget,
  UserAccount,
  UserAccountChanges,
} from './rest/account.schemas.ts';
export { accountRoutes } from './rest/account.ts';
export type { AccountData, AccountDeletion } from './rest/accountData.schemas.ts';
export { accountDataRoutes } from './rest/accountData.ts';
export type { ApiToken } from './rest/apiTokens.schemas.ts';
export { apiTokenRoutes } from './rest/apiTokens.ts';
export type { BusinessAssessmentResult } from './rest/assessment.schemas.ts';
export { assessmentRoutes } from './rest/assessment.ts';
export type { Billing, CheckoutResult, Invoice } from './rest/billing.schemas.ts';
export { billingRoutes } from './rest/billing.ts';
export type { CallInput, CallResult } from './rest/call.ts';
export type { Channel, ChannelInvite, ChatEvent, ChatMessage, ChatUser, MessageEmbed } from './rest/chat.schemas.ts';
export { type AttachmentType, attachmentTypes, chatLoginProblems, chatRoutes, lastManager } from './rest/chat.ts';
export type { ClientError } from './rest/clientErrors.schemas.ts';
export { clientErrorRoutes } from './rest/clientErrors.ts';
export type {
  CompanyColumns,
  CompanyEdge,
  CompanyEdgeCount,
  CompanyTotals,
  Headquarters,
  ScraperData,
  ShareOfVoice,
} from './rest/companies.schemas.ts';
export { companyRoutes } from './rest/companies.ts';
export type { RssFeed, RssPost } from './rest/companyArticles.schemas.ts';
export { companyArticleRoutes, rssBlogFailure } from './rest/companyArticles.ts';
export type {
  CompanyFact,
  CompanyFacts,
  CompanyOverview,
  Podcast,
  SocialAccount,
  SocialHistoryPoint,
  SocialNetwork,
  SourcedValue,
  UrlMetrics,
  UrlMetricsResults,
} from './rest/companyOverview.schemas.ts';
export type { CourseChanges, CourseProgress, EditorCourse, EditorCourseRow } from './rest/courses.schemas.ts';
export { courseRoutes, unpublishFailure } from './rest/courses.ts';
export {
  type ContentFailure,
  type ContentRequest,
  type EditorArticle,
  type EditorArticleChanges,
  type EditorArticleOrder,
  type EditorArticleRow,
  type EditorArticleState,
  editorArticleOrders,
  editorArticleStates,
  type NewEditorArticle,
  type StopWordEffect,
  type StopWords,
} from './rest/curation.schemas.ts';
export { articleExists, curationRoutes } from './rest/curation.ts';
export type {
  Acquisition,
  AcquisitionDeal,
  Coinvestor,
  CompanyFunding,
  FundingRound,
  FundingSearchResult,
  Investing,
  Investment,
  PortfolioCompany,
  RoundInvestor,
} from './rest/deals.schemas.ts';
export type {
  Article,
  ArticleListItem,
  Company,
  CompanyCard,
  CompanyFundingYear,
  CompanyKind,
  CompanyMarket,
  CompanySearchResult,
  CompanyStatus,
  CuratedArticle,
  CuratedArticleCard,
  EarnedContent,
  Investor,
  LastRound,
  Person,
  PersonCard,
} from './rest/entities.schemas.ts';
export type { FeedItem, Followed, RaisedWeeks, Seen } from './rest/feed.schemas.ts';
export { feedRoutes } from './rest/feed.ts';
export type {
  AcquisitionFilter,
  AcquisitionSort,
  CompanyFilter,
  CompanySort,
  Filter,
  FundingFilter,
  FundingSort,
  InvestorFilter,
  InvestorSort,
  PersonFilter,
  PersonSort,
  Sort,
} from './rest/filters.schemas.ts';
export type { SupportRequestRecord } from './rest/forms.schemas.ts';
export { formRoutes } from './rest/forms.ts';
export type {
  CoinvestorList,
  FundingHistory,
  FundingTotals,
  InvestmentList,
  InvestorFigures,
  Portfolio,
} from './rest/funding.schemas.ts';
export { fundingRoutes } from './rest/funding.ts';
export type { KeywordArticles, KeywordHistory } from './rest/keywords.schemas.ts';
export { keywordRoutes } from './rest/keywords.ts';
export type { Fact, JobInputs, JobMetadata, JobOutputs } from './rest/making.schemas.ts';
export * from './rest/making.ts';
export type { MarketPulse } from './rest/marketPulses.schemas.ts';
export { marketPulseRoutes } from './rest/marketPulses.ts';
export {
  type FundingYear,
  type Market,
  type MarketCompanies,
  type MarketFigures,
  type MarketFunding,
  type MarketInvestor,
  type MarketProfile,
  type MarketSortField,
  marketSortFields,
  type SourceCount,
} from './rest/markets.schemas.ts';
export { marketRoutes } from './rest/markets.ts';
export { newsRoutes } from './rest/news.ts';
export type {
  ArticleCompany,
  ArticleLink,
  ArticleRound,
  NewsArticle,
  NewsItem,
  NewsMover,
  NewsPage,
  NewsSection,
  TextPart,
  TopMovers,
} from './rest/newsEntities.schemas.ts';
export type { Notice, NoticePage } from './rest/notices.schemas.ts';
export { noticeRoutes } from './rest/notices.ts';
export type { PersonOverview, PersonSearchResult, PersonSummary, Position } from './rest/people.schemas.ts';
export { peopleRoutes } from './rest/people.ts';
export type { Weather } from './rest/places.schemas.ts';
export { placeRoutes } from './rest/places.ts';
export type { Referral, ReferredAccount } from './rest/referrals.schemas.ts';
export { referralRoutes } from './rest/referrals.ts';
export type { Audience, Method, Route, RouteTable } from './rest/route.ts';
export { type RouteName, routes } from './rest/routes.ts';
export type { RowStreamInput, StreamedRow } from './rest/rowStreams.schemas.ts';
export { type RowStreamName, rowStreams, rowStreamType } from './rest/rowStreams.ts';
export type { ArticleSearchResult, SearchResults } from './rest/search.schemas.ts';
export { searchRoutes } from './rest/search.ts';
export type { Environment, Health, Stages } from './rest/service.schemas.ts';
export { serviceRoutes } from './rest/service.ts';
export type { SlackLink } from './rest/slack.schemas.ts';
export { slackRoutes } from './rest/slack.ts';
export type {
  CompanyLanding,
  CompanyPlace,
  Landing,
  MarketRollup,
  TrendingFile,
  TrendingKeyword,
} from './rest/staticFiles.schemas.ts';
export { staticFileRoutes } from './rest/staticFiles.ts';
export type { SavedTableView, SavedTableViewState, ViewAlert, ViewAlertObstacle } from './rest/tableViews.schemas.ts';
export { type TableName, tableNames, tableViewRoutes } from './rest/tableViews.ts';
export type { MailSwitch } from './rest/unsubscribe.schemas.ts';
export { unsubscribeRoutes } from './rest/unsubscribe.ts';
export type { FoundUser, FoundUsers, UserAttributeName } from './rest/users.schemas.ts';
export { userRoutes } from './rest/users.ts';
export type {
  Watchlist,
  WatchlistCard,
  WatchlistDatasource,
  WatchlistItem,
  WatchlistItemInput,
  WatchlistMetadata,
  WatchlistPrivacy,
  WatchlistRole,
  WatchlistSetting,
  WatchlistShare,
  WatchlistTeam,
} from './rest/watchlist.schemas.ts';
export type {
  DashboardItem,
  WatchlistCompany,
  WatchlistInvestment,
  WatchlistSocialHistory,
  WatchlistSocials,
  WatchlistUpdate,
} from './rest/watchlistReads.schemas.ts';
export { watchlistReadRoutes } from './rest/watchlistReads.ts';
export type {
  CompanyCandidate,
  RecognizedLine,
  WatchlistCategory,
  WatchlistItemsChange,
  WatchlistNews,
  WatchlistNote,
  WatchlistSummary,
  WatchlistSums,
} from './rest/watchlists.schemas.ts';
export { watchlistRoutes } from './rest/watchlists.ts';
export type {
  AccountRole,
  AccountUsage,
  ReceivedInvitation,
  UsageMeter,
  Workspace,
  WorkspaceDetail,
  WorkspaceInvitation,
  WorkspacePerson,
} from './rest/workspaces.schemas.ts';
export { personalWorkspace, workspaceRoutes } from './rest/workspaces.ts';
export { roundSizeBounds } from './roundSizeBounds.ts';
export type { SessionOrganization, SessionUser, SignUpAttributes } from './session.ts';
export * from './slack.ts';
export * from './staff.ts';
export * from './tableFilters.ts';
export type {
  Account,
  AccountLimits,
  AccountMember,
  AccountReferral,
  ReadOnlyReason,
  Team,
  TeamMember,
} from './teams.ts';
export { isTimeZone } from './timeZones.ts';
export { type WaitingText, waitingTexts } from './waitingTexts.ts';
export { defaultWatchlistName } from './watchlistNames.ts';
export * from './watchlistRights.ts';
