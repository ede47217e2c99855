// Types of other packages that the props of these widgets name, so that a consumer can name them, too
export type {
  Account,
  Acquisition,
  ArticleLink,
  ArticleListItem,
  Coinvestor,
  CoinvestorList,
  Company,
  CompanyCard,
  CompanyFacts as CompanyFactSources,
  CompanyFilter,
  CompanyFunding as FundingFigures,
  CompanyLanding as CompanyLandingFacts,
  CompanyMarket,
  CompanyOverview,
  CompanyPlace,
  CompanySearchResult,
  CompanySort as CompanySearchSort,
  CompanyTotals,
  FeedItem,
  FundingFilter,
  FundingRound,
  FundingSearchResult,
  FundingSort as FundingSearchSort,
  FundingTotals,
  FundingYear,
  Headquarters,
  Investing,
  Investment,
  Investor,
  KeywordArticles,
  KeywordHistory,
  Landing as LandingFacts,
  LastRound as LastRoundFacts,
  LimitExceeded,
  Market,
  MarketFigures,
  MarketProfile,
  MarketPulse,
  MarketSortField,
  NewsArticle as NewsArticleFacts,
  NewsItem,
  NewsPage,
  Person,
  PersonOverview,
  Podcast,
  PortfolioCompany,
  RaisedWeeks,
  RecognizedLine,
  SearchResults,
  Seen,
  SocialAccount,
  SocialHistoryPoint,
  SourcedValue,
  TopMovers as TopMoversFacts,
  TrendingFile,
  UrlMetrics as UrlMetricsFacts,
  WatchlistCompany,
  WatchlistInvestment,
  WatchlistNews,
  WatchlistSetting,
  WatchlistSocials,
  WatchlistSummary,
  WatchlistSums,
  WatchlistUpdate,
} from '@fs/api-contract';
export type {
  DeniedState,
  HeadingLevel,
  Loadable,
  MenuItemData,
  ShareNotice,
  TablePage,
  TableSelection,
  TableState,
  TableStateUpdate,
  Toast,
} from '@fs/ui';

export type { ListPerson } from './internal/watchlists/ListFaces.tsx';
export type { WatchlistSaved } from './internal/watchlists/WatchlistSaved.ts';
export type { WatchlistAccount } from './internal/watchlists/WorkspaceSelect.tsx';
export type { ArticleCardActionsProps, EarnedContentRequest } from './news/ArticleCard/ArticleCardActions.tsx';
export type { Recognition } from './watchlists/WatchlistBulkAdd/useBulkAdd.ts';
export type { WatchlistFacts } from './watchlists/WatchlistHeader/WatchlistFacts.ts';
export type { ListedWatchlist } from './watchlists/WatchlistLists/ListedWatchlist.ts';
export type { WatchlistListActions, WatchlistRenaming } from './watchlists/WatchlistLists/WatchlistRow.tsx';
export type { WatchlistUseCase } from './watchlists/WatchlistModal/listUseCases.ts';
export type { WatchlistDraft } from './watchlists/WatchlistModal/useWatchlistDraft.ts';
export type { WatchlistMaker, WatchlistTeamOption } from './watchlists/WatchlistModal/WatchlistFields.tsx';
export type { ShareInvitation, ShareOutcome } from './watchlists/WatchlistShare/ShareForm.tsx';
export type {
  SharedGuest,
  SharedOwner,
  SharedPerson,
  ShareRoleChange,
} from './watchlists/WatchlistShare/SharePeople.tsx';
export type { ShareTeam } from './watchlists/WatchlistShare/ShareTeams.tsx';
