export { companyAcquisitionsMessages } from './companies/CompanyAcquisitions/CompanyAcquisitions.messages.ts';
export {
  CompanyAcquisitions,
  type CompanyAcquisitionsFacts,
  type CompanyAcquisitionsProps,
} from './companies/CompanyAcquisitions/CompanyAcquisitions.tsx';
export { companyCoinvestorsMessages } from './companies/CompanyCoinvestors/CompanyCoinvestors.messages.ts';
export {
  CompanyCoinvestors,
  type CompanyCoinvestorsProps,
} from './companies/CompanyCoinvestors/CompanyCoinvestors.tsx';
export { companyFundingMessages } from './companies/CompanyFunding/CompanyFunding.messages.ts';
export {
  CompanyFunding,
  type CompanyFundingFacts,
  type CompanyFundingProps,
} from './companies/CompanyFunding/CompanyFunding.tsx';
export { companyInvestmentsMessages } from './companies/CompanyInvestments/CompanyInvestments.messages.ts';
export {
  CompanyInvestments,
  type CompanyInvestmentsFacts,
  type CompanyInvestmentsProps,
  type UpgradeLinks,
} from './companies/CompanyInvestments/CompanyInvestments.tsx';
export { companyLandingMessages } from './companies/CompanyLanding/CompanyLanding.messages.ts';
export { CompanyLanding, type CompanyLandingProps } from './companies/CompanyLanding/CompanyLanding.tsx';
export { CompanyLinks, type CompanyLinksProps, type LinkedCompany } from './companies/CompanyLinks/CompanyLinks.tsx';
export { CompanyLogo, type CompanyLogoProps, type CompanyLogoSize } from './companies/CompanyLogo/CompanyLogo.tsx';
export { companyPeopleMessages } from './companies/CompanyPeople/CompanyPeople.messages.ts';
export { CompanyPeople, type CompanyPeopleProps } from './companies/CompanyPeople/CompanyPeople.tsx';
export { companyPickerMessages } from './companies/CompanyPicker/CompanyPicker.messages.ts';
export { CompanyPicker, type CompanyPickerProps } from './companies/CompanyPicker/CompanyPicker.tsx';
export { companyPodcastsMessages } from './companies/CompanyPodcasts/CompanyPodcasts.messages.ts';
export { CompanyPodcasts, type CompanyPodcastsProps } from './companies/CompanyPodcasts/CompanyPodcasts.tsx';
export { companyPortfolioMessages } from './companies/CompanyPortfolio/CompanyPortfolio.messages.ts';
export { CompanyPortfolio, type CompanyPortfolioProps } from './companies/CompanyPortfolio/CompanyPortfolio.tsx';
export { companyProfileMessages } from './companies/CompanyProfile/CompanyProfile.messages.ts';
export {
  CompanyProfile,
  type CompanyProfileFacts,
  type CompanyProfileProps,
} from './companies/CompanyProfile/CompanyProfile.tsx';
export { companyQuickInfoMessages } from './companies/CompanyQuickInfo/CompanyQuickInfo.messages.ts';
export {
  type CompanyFacts,
  CompanyQuickInfo,
  type CompanyQuickInfoProps,
} from './companies/CompanyQuickInfo/CompanyQuickInfo.tsx';
export { companyTableMessages } from './companies/CompanyTable/CompanyTable.messages.ts';
export { CompanyTable, type CompanyTableProps } from './companies/CompanyTable/CompanyTable.tsx';
export {
  companyFilters,
  companySort,
  companyTableQuery,
  companyTableState,
} from './companies/CompanyTable/companySearch.ts';
export { companyTagsMessages } from './companies/CompanyTags/CompanyTags.messages.ts';
export { CompanyTags, type CompanyTagsPlace, type CompanyTagsProps } from './companies/CompanyTags/CompanyTags.tsx';
export { headquartersPopoverMessages } from './companies/HeadquartersPopover/HeadquartersPopover.messages.ts';
export {
  HeadquartersPopover,
  type HeadquartersPopoverProps,
} from './companies/HeadquartersPopover/HeadquartersPopover.tsx';
export { recentCompaniesMessages } from './companies/RecentCompanies/RecentCompanies.messages.ts';
export { RecentCompanies, type RecentCompaniesProps } from './companies/RecentCompanies/RecentCompanies.tsx';
export { relatedCompaniesMessages } from './companies/RelatedCompanies/RelatedCompanies.messages.ts';
export { RelatedCompanies, type RelatedCompaniesProps } from './companies/RelatedCompanies/RelatedCompanies.tsx';
export { socialBarMessages } from './companies/SocialBar/SocialBar.messages.ts';
export { SocialBar, type SocialBarProps } from './companies/SocialBar/SocialBar.tsx';
export { socialHistoryMessages } from './companies/SocialHistory/SocialHistory.messages.ts';
export { SocialHistory, type SocialHistoryProps } from './companies/SocialHistory/SocialHistory.tsx';
export { urlMetricsMessages } from './companies/UrlMetrics/UrlMetrics.messages.ts';
export { UrlMetrics, type UrlMetricsProps } from './companies/UrlMetrics/UrlMetrics.tsx';
export { dealMessages } from './internal/deals.messages.ts';
export { nothingFoundMessages } from './internal/NothingFound.messages.ts';
export { type PlaceParts, placeQuery } from './internal/placeQuery.ts';
export { tableCellMessages } from './internal/tableCells.messages.ts';
export type { WatchlistSaved } from './internal/watchlists/WatchlistSaved.ts';
export type { WatchlistAccount } from './internal/watchlists/WorkspaceSelect.tsx';
export { watchlistLimitMessages } from './internal/watchlists/watchlistLimit.messages.ts';
export { workspaceSelectMessages } from './internal/watchlists/workspaceSelect.messages.ts';
export { watchlistWordsMessages } from './internal/watchlistWords.messages.ts';
export { featuredMarketsMessages } from './markets/FeaturedMarkets/FeaturedMarkets.messages.ts';
export {
  type FeaturedMarket,
  FeaturedMarkets,
  type FeaturedMarketsProps,
} from './markets/FeaturedMarkets/FeaturedMarkets.tsx';
export { fundingTableMessages } from './markets/FundingTable/FundingTable.messages.ts';
export { FundingTable, type FundingTableProps } from './markets/FundingTable/FundingTable.tsx';
export {
  fundingFilters,
  fundingSort,
  fundingTableQuery,
  fundingTableState,
} from './markets/FundingTable/fundingSearch.ts';
export { marketOverviewMessages } from './markets/MarketOverview/MarketOverview.messages.ts';
export {
  MarketOverview,
  type MarketOverviewFacts,
  type MarketOverviewProps,
} from './markets/MarketOverview/MarketOverview.tsx';
export { marketTableMessages } from './markets/MarketTable/MarketTable.messages.ts';
export { MarketTable, type MarketTableProps } from './markets/MarketTable/MarketTable.tsx';
export { marketTableQuery, marketTableState } from './markets/MarketTable/marketAddress.ts';
export { articleCardMessages } from './news/ArticleCard/ArticleCard.messages.ts';
export { ArticleCard, type ArticleCardProps } from './news/ArticleCard/ArticleCard.tsx';
export type { ArticleCardActionsProps, EarnedContentRequest } from './news/ArticleCard/ArticleCardActions.tsx';
export { ArticleList, type ArticleListProps } from './news/ArticleList/ArticleList.tsx';
export { companyQuickSearchMessages } from './search/CompanyQuickSearch/CompanyQuickSearch.messages.ts';
export { CompanyQuickSearch, type CompanyQuickSearchProps } from './search/CompanyQuickSearch/CompanyQuickSearch.tsx';
export { globalSearchMessages } from './search/GlobalSearch/GlobalSearch.messages.ts';
export { GlobalSearch, type GlobalSearchLinks, type GlobalSearchProps } from './search/GlobalSearch/GlobalSearch.tsx';
export {
  globalSearchDelay,
  isSearchText,
  quickSearchDelay,
  type SearchDraft,
  useSearchDraft,
} from './search/GlobalSearch/useSearchDraft.ts';
export { searchResultsMessages } from './search/SearchResults/SearchResults.messages.ts';
export { SearchResults, type SearchResultsProps, type SearchTab } from './search/SearchResults/SearchResults.tsx';
export { trendingKeywordsMessages } from './topics/TrendingKeywords/TrendingKeywords.messages.ts';
export {
  type TrendingFacts,
  TrendingKeywords,
  type TrendingKeywordsProps,
} from './topics/TrendingKeywords/TrendingKeywords.tsx';
export { listTagsMessages } from './watchlists/ListTags/ListTags.messages.ts';
export { ListTags, type ListTagsProps } from './watchlists/ListTags/ListTags.tsx';
export type { Recognition } from './watchlists/WatchlistBulkAdd/useBulkAdd.ts';
export { watchlistBulkAddMessages } from './watchlists/WatchlistBulkAdd/WatchlistBulkAdd.messages.ts';
export { WatchlistBulkAdd, type WatchlistBulkAddProps } from './watchlists/WatchlistBulkAdd/WatchlistBulkAdd.tsx';
export { watchlistCompaniesMessages } from './watchlists/WatchlistCompanies/WatchlistCompanies.messages.ts';
export {
  WatchlistCompanies,
  type WatchlistCompaniesProps,
} from './watchlists/WatchlistCompanies/WatchlistCompanies.tsx';
export {
  watchlistSort,
  watchlistTableQuery,
  watchlistTableState,
} from './watchlists/WatchlistCompanies/watchlistAddress.ts';
export { watchlistCopyMessages } from './watchlists/WatchlistCopy/WatchlistCopy.messages.ts';
export {
  WatchlistCopy,
  type WatchlistCopyProps,
  type WatchlistCopyRequest,
} from './watchlists/WatchlistCopy/WatchlistCopy.tsx';
export { watchlistDetailMessages } from './watchlists/WatchlistDetail/WatchlistDetail.messages.ts';
export {
  type DatedPart,
  WatchlistDetail,
  type WatchlistDetailProps,
  type WatchlistParts,
} from './watchlists/WatchlistDetail/WatchlistDetail.tsx';
export { type WatchlistTab, watchlistTab } from './watchlists/WatchlistDetail/watchlistTab.ts';
export type { WatchlistFacts } from './watchlists/WatchlistHeader/WatchlistFacts.ts';
export { watchlistHeaderMessages } from './watchlists/WatchlistHeader/WatchlistHeader.messages.ts';
export {
  WatchlistHeader,
  type WatchlistHeaderProps,
  type WatchlistNaming,
} from './watchlists/WatchlistHeader/WatchlistHeader.tsx';
export type { ListedWatchlist } from './watchlists/WatchlistLists/ListedWatchlist.ts';
export {
  type WatchlistListsState,
  watchlistListsQuery,
  watchlistListsState,
} from './watchlists/WatchlistLists/listsAddress.ts';
export { watchlistListsMessages } from './watchlists/WatchlistLists/WatchlistLists.messages.ts';
export { WatchlistLists, type WatchlistListsProps } from './watchlists/WatchlistLists/WatchlistLists.tsx';
export type { WatchlistListActions, WatchlistRenaming } from './watchlists/WatchlistLists/WatchlistRow.tsx';
export { watchlistMergeMessages } from './watchlists/WatchlistMerge/WatchlistMerge.messages.ts';
export {
  type MergePreview,
  WatchlistMerge,
  type WatchlistMergeProps,
  type WatchlistMergeRequest,
} from './watchlists/WatchlistMerge/WatchlistMerge.tsx';
export type { WatchlistDraft } from './watchlists/WatchlistModal/useWatchlistDraft.ts';
export type { WatchlistMaker, WatchlistTeamOption } from './watchlists/WatchlistModal/WatchlistFields.tsx';
export { watchlistModalMessages } from './watchlists/WatchlistModal/WatchlistModal.messages.ts';
export { WatchlistModal, type WatchlistModalProps } from './watchlists/WatchlistModal/WatchlistModal.tsx';
export { watchlistUseCasesMessages } from './watchlists/WatchlistModal/watchlistUseCases.messages.ts';
export { watchlistSettingsMessages } from './watchlists/WatchlistSettings/WatchlistSettings.messages.ts';
export {
  type WatchlistChoices,
  WatchlistSettings,
  type WatchlistSettingsProps,
} from './watchlists/WatchlistSettings/WatchlistSettings.tsx';
export type { ShareInvitation, ShareOutcome } from './watchlists/WatchlistShare/ShareForm.tsx';
export type {
  SharedGuest,
  SharedOwner,
  SharedPerson,
  ShareRoleChange,
} from './watchlists/WatchlistShare/SharePeople.tsx';
export type { ShareTeam } from './watchlists/WatchlistShare/ShareTeams.tsx';
export { watchlistShareMessages } from './watchlists/WatchlistShare/WatchlistShare.messages.ts';
export { WatchlistShare, type WatchlistShareProps } from './watchlists/WatchlistShare/WatchlistShare.tsx';
export { watchlistShortcutsMessages } from './watchlists/WatchlistShortcuts/WatchlistShortcuts.messages.ts';
export {
  WatchlistShortcuts,
  type WatchlistShortcutsProps,
} from './watchlists/WatchlistShortcuts/WatchlistShortcuts.tsx';
