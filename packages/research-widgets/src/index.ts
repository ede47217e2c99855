export * from './addresses.ts';
export {
  CompanyAcquisitions,
  type CompanyAcquisitionsFacts,
  type CompanyAcquisitionsProps,
} from './companies/CompanyAcquisitions/CompanyAcquisitions.tsx';
export {
  CompanyCoinvestors,
  type CompanyCoinvestorsProps,
} from './companies/CompanyCoinvestors/CompanyCoinvestors.tsx';
export {
  CompanyComparison,
  type CompanyComparisonProps,
} from './companies/CompanyComparison/CompanyComparison.tsx';
export {
  CompanyFunding,
  type CompanyFundingFacts,
  type CompanyFundingProps,
} from './companies/CompanyFunding/CompanyFunding.tsx';
export {
  type CompanyCardFacts,
  CompanyHoverCard,
  type CompanyHoverCardProps,
} from './companies/CompanyHoverCard/CompanyHoverCard.tsx';
export { CompanyHoverCards, type CompanyHoverCardsProps } from './companies/CompanyHoverCards/CompanyHoverCards.tsx';
export {
  CompanyInvestments,
  type CompanyInvestmentsFacts,
  type CompanyInvestmentsProps,
} from './companies/CompanyInvestments/CompanyInvestments.tsx';
export { CompanyLanding, type CompanyLandingProps } from './companies/CompanyLanding/CompanyLanding.tsx';
export { CompanyLinks, type CompanyLinksProps, type LinkedCompany } from './companies/CompanyLinks/CompanyLinks.tsx';
export { CompanyLogo, type CompanyLogoProps, type CompanyLogoSize } from './companies/CompanyLogo/CompanyLogo.tsx';
export { CompanyNews, type CompanyNewsProps, type NewsHref } from './companies/CompanyNews/CompanyNews.tsx';
export { CompanyPeek, type CompanyPeekProps } from './companies/CompanyPeek/CompanyPeek.tsx';
export { CompanyPeers, type CompanyPeersProps, type ComparedCompany } from './companies/CompanyPeers/CompanyPeers.tsx';
export { CompanyPeople, type CompanyPeopleProps } from './companies/CompanyPeople/CompanyPeople.tsx';
export { CompanyPicker, type CompanyPickerProps } from './companies/CompanyPicker/CompanyPicker.tsx';
export { CompanyPodcasts, type CompanyPodcastsProps } from './companies/CompanyPodcasts/CompanyPodcasts.tsx';
export {
  CompanyPortfolio,
  type CompanyPortfolioFacts,
  type CompanyPortfolioProps,
} from './companies/CompanyPortfolio/CompanyPortfolio.tsx';
export {
  CompanyProfile,
  type CompanyProfileFacts,
  type CompanyProfileProps,
} from './companies/CompanyProfile/CompanyProfile.tsx';
export {
  type CompanyFacts,
  CompanyQuickInfo,
  type CompanyQuickInfoProps,
  type InvestingFacts,
} from './companies/CompanyQuickInfo/CompanyQuickInfo.tsx';
export { CompanyTable, type CompanyTableProps } from './companies/CompanyTable/CompanyTable.tsx';
export { CompanyTags, type CompanyTagsPlace, type CompanyTagsProps } from './companies/CompanyTags/CompanyTags.tsx';
export { CompanyTimeline, type CompanyTimelineProps } from './companies/CompanyTimeline/CompanyTimeline.tsx';
export {
  CompanyTotalsStrip,
  type CompanyTotalsStripProps,
} from './companies/CompanyTotalsStrip/CompanyTotalsStrip.tsx';
export {
  HeadquartersPopover,
  type HeadquartersPopoverProps,
} from './companies/HeadquartersPopover/HeadquartersPopover.tsx';
export { RecentCompanies, type RecentCompaniesProps } from './companies/RecentCompanies/RecentCompanies.tsx';
export { RelatedCompanies, type RelatedCompaniesProps } from './companies/RelatedCompanies/RelatedCompanies.tsx';
export { SocialBar, type SocialBarProps } from './companies/SocialBar/SocialBar.tsx';
export { SocialHistory, type SocialHistoryProps } from './companies/SocialHistory/SocialHistory.tsx';
export { type UpgradeLinks, UpgradeWall, type UpgradeWallProps } from './companies/UpgradeWall/UpgradeWall.tsx';
export { UrlMetrics, type UrlMetricsProps } from './companies/UrlMetrics/UrlMetrics.tsx';
export {
  ContentRequests,
  type ContentRequestsProps,
} from './curation/ContentRequests/ContentRequests.tsx';
export { CourseEditor, type CourseEditorProps, type CourseSaved } from './curation/CourseEditor/CourseEditor.tsx';
export {
  type AttachmentDraft,
  type CourseDraft,
  isCourseDraft,
  toCourseChanges,
  type UploadedFile,
  type VideoDraft,
} from './curation/CourseEditor/courseDraft.ts';
export type { UploadOptions } from './curation/CourseEditor/useUploads.ts';
export {
  CurationDrawer,
  type CurationDrawerProps,
  type CurationOutcome,
  type CurationSaved,
} from './curation/CurationDrawer/CurationDrawer.tsx';
export type { CurationSearch } from './curation/CurationDrawer/CurationFields.tsx';
export {
  type CurationDraft,
  type CurationPreset,
  type KeyPoint,
  toInstant as curationInstant,
} from './curation/CurationDrawer/curationDraft.ts';
export {
  type EditorArticleAction,
  EditorArticles,
  type EditorArticlesProps,
} from './curation/EditorArticles/EditorArticles.tsx';
export type { EditorCourseItemProps } from './curation/EditorCourses/EditorCourseItem.tsx';
export { EditorCourses, type EditorCoursesProps } from './curation/EditorCourses/EditorCourses.tsx';
export type { NewCourse } from './curation/EditorCourses/NewCourseModal.tsx';
export { type StopWordChanges, StopWords, type StopWordsProps } from './curation/StopWords/StopWords.tsx';
export { Feed, type FeedProps } from './feed/Feed/Feed.tsx';
export { type FeedFilter, toFeedFilter, toFeedSearch } from './feed/Feed/feedFilter.ts';
export { FirstSteps, type FirstStepsProps } from './feed/FirstSteps/FirstSteps.tsx';
export { HomeGreeting, type HomeGreetingProps } from './feed/HomeGreeting/HomeGreeting.tsx';
export { type ArrangedPanel, PanelSettings, type PanelSettingsProps } from './feed/PanelSettings/PanelSettings.tsx';
export { RaisedPerWeek, type RaisedPerWeekProps } from './feed/RaisedPerWeek/RaisedPerWeek.tsx';
export { RecentRounds, type RecentRoundsProps } from './feed/RecentRounds/RecentRounds.tsx';
export { WhatChanged, type WhatChangedProps } from './feed/WhatChanged/WhatChanged.tsx';
export type { CompanyExtras } from './internal/CompanyExtras.ts';
export { showsExtras } from './internal/extraFields.ts';
export type { SelectionAction } from './internal/SelectionActions.tsx';
export { ArticleBriefs, type ArticleBriefsProps } from './landing/ArticleBriefs/ArticleBriefs.tsx';
export {
  CompanyRecognition,
  type CompanyRecognitionProps,
  type RecognizedName,
} from './landing/CompanyRecognition/CompanyRecognition.tsx';
export {
  PublicCompanies,
  type PublicCompaniesProps,
  type PublicCompany,
} from './landing/PublicCompanies/PublicCompanies.tsx';
export { RaisedByMarket, type RaisedByMarketProps } from './landing/RaisedByMarket/RaisedByMarket.tsx';
export {
  RaisedThisWeek,
  type RaisedThisWeekFacts,
  type RaisedThisWeekProps,
} from './landing/RaisedThisWeek/RaisedThisWeek.tsx';
export { LiveBlock, type LiveBlockProps } from './making/LiveBlock/LiveBlock.tsx';
export type { MadeJob, Snapshot, ToolFindings, ToolJob } from './making/MadeJob.ts';
export type { Notebook, NotebookRenamed } from './making/Notebook.ts';
export type { CompanyFinder } from './making/NotebookEditor/InsertDialog.tsx';
export { NotebookEditor, type NotebookEditorProps } from './making/NotebookEditor/NotebookEditor.tsx';
export type { ConflictChoice, NotebookSaving } from './making/NotebookEditor/NotebookSaving.ts';
export type { LiveKind, LiveReference } from './making/NotebookEditor/notebookParts.ts';
export type { NotebookRowHandlers } from './making/Notebooks/NotebookRow.tsx';
export { Notebooks, type NotebooksProps } from './making/Notebooks/Notebooks.tsx';
export { SnapshotDetail, type SnapshotDetailProps } from './making/SnapshotDetail/SnapshotDetail.tsx';
export type { SnapshotHandlers } from './making/Snapshots/SnapshotParts.tsx';
export { Snapshots, type SnapshotsProps } from './making/Snapshots/Snapshots.tsx';
export {
  type SnapshotActions,
  type SnapshotRequest,
  SnapshotTool,
  type SnapshotToolProps,
} from './making/SnapshotTool/SnapshotTool.tsx';
export {
  ToolForm,
  type ToolFormProps,
  type ToolRequest,
  type ToolSubject,
  type ToolTone,
} from './making/ToolForm/ToolForm.tsx';
export { emptyToolDraft, type ToolDraft } from './making/ToolForm/toolDraft.ts';
export type { ToolJobHandlers } from './making/ToolJobParts.tsx';
export { ToolJobs, type ToolJobsProps } from './making/ToolJobs/ToolJobs.tsx';
export { type ToolName, ToolPage, type ToolPageProps } from './making/ToolPage/ToolPage.tsx';
export type { ToolLinks } from './making/ToolResult/ToolLinks.ts';
export { ToolResult, type ToolResultProps } from './making/ToolResult/ToolResult.tsx';
export { AcquisitionTable, type AcquisitionTableProps } from './markets/AcquisitionTable/AcquisitionTable.tsx';
export {
  type FeaturedMarket,
  FeaturedMarkets,
  type FeaturedMarketsProps,
} from './markets/FeaturedMarkets/FeaturedMarkets.tsx';
export { FundingOverview, type FundingOverviewProps } from './markets/FundingOverview/FundingOverview.tsx';
export { FundingTable, type FundingTableProps } from './markets/FundingTable/FundingTable.tsx';
export {
  type FundingPeriod,
  firstDayOf,
  parseFundingPeriod,
} from './markets/FundingTable/fundingPeriods.ts';
export { InvestorTable, type InvestorTableProps } from './markets/InvestorTable/InvestorTable.tsx';
export { MarketArticles, type MarketArticlesProps } from './markets/MarketArticles/MarketArticles.tsx';
export {
  MarketCharts,
  type MarketChartsFacts,
  type MarketChartsProps,
} from './markets/MarketCharts/MarketCharts.tsx';
export { MarketColumns, type MarketColumnsProps } from './markets/MarketColumns/MarketColumns.tsx';
export {
  MarketFundingHistory,
  type MarketFundingHistoryFacts,
  type MarketFundingHistoryProps,
} from './markets/MarketFundingHistory/MarketFundingHistory.tsx';
export {
  type MarketFollow,
  MarketHeader,
  type MarketHeaderFacts,
  type MarketHeaderProps,
} from './markets/MarketHeader/MarketHeader.tsx';
export {
  type MarketInvestorFacts,
  MarketInvestors,
  type MarketInvestorsProps,
} from './markets/MarketInvestors/MarketInvestors.tsx';
export { MarketSearch, type MarketSearchProps } from './markets/MarketSearch/MarketSearch.tsx';
export { MarketTable, type MarketTableProps } from './markets/MarketTable/MarketTable.tsx';
export { MarketTiles, type MarketTilesProps } from './markets/MarketTiles/MarketTiles.tsx';
export { MarketTopics, type MarketTopicsProps } from './markets/MarketTopics/MarketTopics.tsx';
export { TopCompanies, type TopCompaniesFacts, type TopCompaniesProps } from './markets/TopCompanies/TopCompanies.tsx';
export { ArticleCard, type ArticleCardLook, type ArticleCardProps } from './news/ArticleCard/ArticleCard.tsx';
export { ArticleList, type ArticleListProps } from './news/ArticleList/ArticleList.tsx';
export { FeaturedArticles, type FeaturedArticlesProps } from './news/FeaturedArticles/FeaturedArticles.tsx';
export { NewsArticle, type NewsArticleProps } from './news/NewsArticle/NewsArticle.tsx';
export { NewsFront, type NewsFrontProps } from './news/NewsFront/NewsFront.tsx';
export { TopMovers, type TopMoversProps } from './news/TopMovers/TopMovers.tsx';
export { PersonProfile, type PersonProfileProps } from './people/PersonProfile/PersonProfile.tsx';
export { PersonTable, type PersonTableProps } from './people/PersonTable/PersonTable.tsx';
export { CompanyQuickSearch, type CompanyQuickSearchProps } from './search/CompanyQuickSearch/CompanyQuickSearch.tsx';
export {
  GlobalSearch,
  type GlobalSearchLinks,
  type GlobalSearchProps,
  type SearchAction,
  type SearchFilter,
} from './search/GlobalSearch/GlobalSearch.tsx';
export {
  type AlsoFoundProps,
  type DescribedCompanies,
  type FoundArticles,
  type FoundInvestors,
  type FoundPeople,
  type FoundTopics,
  SearchResults,
  type SearchResultsProps,
  type SearchTab,
} from './search/SearchResults/SearchResults.tsx';
export * from './search.ts';
export { AuditLog, type AuditLogProps } from './staff/AuditLog/AuditLog.tsx';
export { CompanyCorrections, type CompanyCorrectionsProps } from './staff/CompanyCorrections/CompanyCorrections.tsx';
export { CompanyMerges, type CompanyMergesProps, type MergeTarget } from './staff/CompanyMerges/CompanyMerges.tsx';
export { FailedJobs, type FailedJobsProps } from './staff/FailedJobs/FailedJobs.tsx';
export { type MarketChange, MarketPatches, type MarketPatchesProps } from './staff/MarketPatches/MarketPatches.tsx';
export { StaffInbox, type StaffInboxFilter, type StaffInboxProps } from './staff/StaffInbox/StaffInbox.tsx';
export { type StaffUser, UserLookup, type UserLookupProps } from './staff/UserLookup/UserLookup.tsx';
export { TopicExplorer, type TopicExplorerProps } from './topics/TopicExplorer/TopicExplorer.tsx';
export type { TopicFilterProps } from './topics/TopicExplorer/TopicFilter.tsx';
export {
  type TrendingFacts,
  TrendingKeywords,
  type TrendingKeywordsProps,
} from './topics/TrendingKeywords/TrendingKeywords.tsx';
export { WeeklyTopics, type WeeklyTopicsProps } from './topics/WeeklyTopics/WeeklyTopics.tsx';
export * from './types.ts';
export { ListTags, type ListTagsProps } from './watchlists/ListTags/ListTags.tsx';
export { WatchlistBulkAdd, type WatchlistBulkAddProps } from './watchlists/WatchlistBulkAdd/WatchlistBulkAdd.tsx';
export {
  WatchlistCompanies,
  type WatchlistCompaniesProps,
} from './watchlists/WatchlistCompanies/WatchlistCompanies.tsx';
export {
  WatchlistCopy,
  type WatchlistCopyProps,
  type WatchlistCopyRequest,
} from './watchlists/WatchlistCopy/WatchlistCopy.tsx';
export {
  type DatedPart,
  WatchlistDetail,
  type WatchlistDetailProps,
  type WatchlistParts,
} from './watchlists/WatchlistDetail/WatchlistDetail.tsx';
export { WatchlistFigures, type WatchlistFiguresProps } from './watchlists/WatchlistFigures/WatchlistFigures.tsx';
export {
  WatchlistHeader,
  type WatchlistHeaderProps,
  type WatchlistNaming,
} from './watchlists/WatchlistHeader/WatchlistHeader.tsx';
export type { DeletedLists } from './watchlists/WatchlistLists/RecentlyDeleted.tsx';
export { WatchlistLists, type WatchlistListsProps } from './watchlists/WatchlistLists/WatchlistLists.tsx';
export {
  type MergePreview,
  WatchlistMerge,
  type WatchlistMergeProps,
  type WatchlistMergeRequest,
} from './watchlists/WatchlistMerge/WatchlistMerge.tsx';
export { WatchlistModal, type WatchlistModalProps } from './watchlists/WatchlistModal/WatchlistModal.tsx';
export {
  type WatchlistChoices,
  WatchlistSettings,
  type WatchlistSettingsProps,
} from './watchlists/WatchlistSettings/WatchlistSettings.tsx';
export { WatchlistShare, type WatchlistShareProps } from './watchlists/WatchlistShare/WatchlistShare.tsx';
export {
  WatchlistShortcuts,
  type WatchlistShortcutsProps,
} from './watchlists/WatchlistShortcuts/WatchlistShortcuts.tsx';
