export { articleCardMessages } from './ArticleCard/ArticleCard.messages.ts';
export { ArticleCard, type ArticleCardProps } from './ArticleCard/ArticleCard.tsx';
export type { ArticleCardActionsProps, EarnedContentRequest } from './ArticleCard/ArticleCardActions.tsx';
export { ArticleList, type ArticleListProps } from './ArticleList/ArticleList.tsx';
export { companyAcquisitionsMessages } from './CompanyAcquisitions/CompanyAcquisitions.messages.ts';
export {
  CompanyAcquisitions,
  type CompanyAcquisitionsFacts,
  type CompanyAcquisitionsProps,
} from './CompanyAcquisitions/CompanyAcquisitions.tsx';
export { companyCoinvestorsMessages } from './CompanyCoinvestors/CompanyCoinvestors.messages.ts';
export { CompanyCoinvestors, type CompanyCoinvestorsProps } from './CompanyCoinvestors/CompanyCoinvestors.tsx';
export { companyFundingMessages } from './CompanyFunding/CompanyFunding.messages.ts';
export {
  CompanyFunding,
  type CompanyFundingFacts,
  type CompanyFundingProps,
} from './CompanyFunding/CompanyFunding.tsx';
export { companyInvestmentsMessages } from './CompanyInvestments/CompanyInvestments.messages.ts';
export {
  CompanyInvestments,
  type CompanyInvestmentsFacts,
  type CompanyInvestmentsProps,
  type UpgradeLinks,
} from './CompanyInvestments/CompanyInvestments.tsx';
export { companyLandingMessages } from './CompanyLanding/CompanyLanding.messages.ts';
export { CompanyLanding, type CompanyLandingProps } from './CompanyLanding/CompanyLanding.tsx';
export { CompanyLinks, type CompanyLinksProps, type LinkedCompany } from './CompanyLinks/CompanyLinks.tsx';
export { CompanyLogo, type CompanyLogoProps, type CompanyLogoSize } from './CompanyLogo/CompanyLogo.tsx';
export { companyPeopleMessages } from './CompanyPeople/CompanyPeople.messages.ts';
export { CompanyPeople, type CompanyPeopleProps } from './CompanyPeople/CompanyPeople.tsx';
export { companyPickerMessages } from './CompanyPicker/CompanyPicker.messages.ts';
export { CompanyPicker, type CompanyPickerProps } from './CompanyPicker/CompanyPicker.tsx';
export { companyPodcastsMessages } from './CompanyPodcasts/CompanyPodcasts.messages.ts';
export { CompanyPodcasts, type CompanyPodcastsProps } from './CompanyPodcasts/CompanyPodcasts.tsx';
export { companyPortfolioMessages } from './CompanyPortfolio/CompanyPortfolio.messages.ts';
export { CompanyPortfolio, type CompanyPortfolioProps } from './CompanyPortfolio/CompanyPortfolio.tsx';
export { companyProfileMessages } from './CompanyProfile/CompanyProfile.messages.ts';
export {
  CompanyProfile,
  type CompanyProfileFacts,
  type CompanyProfileProps,
} from './CompanyProfile/CompanyProfile.tsx';
export { companyQuickInfoMessages } from './CompanyQuickInfo/CompanyQuickInfo.messages.ts';
export {
  type CompanyFacts,
  CompanyQuickInfo,
  type CompanyQuickInfoProps,
} from './CompanyQuickInfo/CompanyQuickInfo.tsx';
export { companyQuickSearchMessages } from './CompanyQuickSearch/CompanyQuickSearch.messages.ts';
export { CompanyQuickSearch, type CompanyQuickSearchProps } from './CompanyQuickSearch/CompanyQuickSearch.tsx';
export { companyTableMessages } from './CompanyTable/CompanyTable.messages.ts';
export { CompanyTable, type CompanyTableProps } from './CompanyTable/CompanyTable.tsx';
export { companyFilters, companySort, companyTableQuery, companyTableState } from './CompanyTable/companySearch.ts';
export { companyTagsMessages } from './CompanyTags/CompanyTags.messages.ts';
export { CompanyTags, type CompanyTagsPlace, type CompanyTagsProps } from './CompanyTags/CompanyTags.tsx';
export { featuredMarketsMessages } from './FeaturedMarkets/FeaturedMarkets.messages.ts';
export { type FeaturedMarket, FeaturedMarkets, type FeaturedMarketsProps } from './FeaturedMarkets/FeaturedMarkets.tsx';
export { fundingTableMessages } from './FundingTable/FundingTable.messages.ts';
export { FundingTable, type FundingTableProps } from './FundingTable/FundingTable.tsx';
export { fundingFilters, fundingSort, fundingTableQuery, fundingTableState } from './FundingTable/fundingSearch.ts';
export { globalSearchMessages } from './GlobalSearch/GlobalSearch.messages.ts';
export { GlobalSearch, type GlobalSearchLinks, type GlobalSearchProps } from './GlobalSearch/GlobalSearch.tsx';
export {
  createSearchDraft,
  globalSearchDelay,
  isSearchText,
  quickSearchDelay,
  type SearchDraft,
} from './GlobalSearch/searchDraft.ts';
export { headquartersPopoverMessages } from './HeadquartersPopover/HeadquartersPopover.messages.ts';
export { HeadquartersPopover, type HeadquartersPopoverProps } from './HeadquartersPopover/HeadquartersPopover.tsx';
export { dealMessages } from './internal/deals.messages.ts';
export { nothingFoundMessages } from './internal/NothingFound.messages.ts';
export { type PlaceParts, placeQuery } from './internal/placeQuery.ts';
export { tableCellMessages } from './internal/tableCells.messages.ts';
export type { WatchlistSaved } from './internal/watchlists/WatchlistSaved.ts';
export type { WatchlistAccount } from './internal/watchlists/WorkspaceSelect.tsx';
export { watchlistLimitMessages } from './internal/watchlists/watchlistLimit.messages.ts';
export { workspaceSelectMessages } from './internal/watchlists/workspaceSelect.messages.ts';
export { watchlistWordsMessages } from './internal/watchlistWords.messages.ts';
export { listTagsMessages } from './ListTags/ListTags.messages.ts';
export { ListTags, type ListTagsProps } from './ListTags/ListTags.tsx';
export { marketOverviewMessages } from './MarketOverview/MarketOverview.messages.ts';
export {
  MarketOverview,
  type MarketOverviewFacts,
  type MarketOverviewProps,
} from './MarketOverview/MarketOverview.tsx';
export { marketTableMessages } from './MarketTable/MarketTable.messages.ts';
export { MarketTable, type MarketTableProps } from './MarketTable/MarketTable.tsx';
export { marketTableQuery, marketTableState } from './MarketTable/marketAddress.ts';
export { recentCompaniesMessages } from './RecentCompanies/RecentCompanies.messages.ts';
export { RecentCompanies, type RecentCompaniesProps } from './RecentCompanies/RecentCompanies.tsx';
export { relatedCompaniesMessages } from './RelatedCompanies/RelatedCompanies.messages.ts';
export { RelatedCompanies, type RelatedCompaniesProps } from './RelatedCompanies/RelatedCompanies.tsx';
export { searchResultsMessages } from './SearchResults/SearchResults.messages.ts';
export { SearchResults, type SearchResultsProps, type SearchTab } from './SearchResults/SearchResults.tsx';
export { socialBarMessages } from './SocialBar/SocialBar.messages.ts';
export { SocialBar, type SocialBarProps } from './SocialBar/SocialBar.tsx';
export { socialHistoryMessages } from './SocialHistory/SocialHistory.messages.ts';
export { SocialHistory, type SocialHistoryProps } from './SocialHistory/SocialHistory.tsx';
export { trendingKeywordsMessages } from './TrendingKeywords/TrendingKeywords.messages.ts';
export {
  type TrendingFacts,
  TrendingKeywords,
  type TrendingKeywordsProps,
} from './TrendingKeywords/TrendingKeywords.tsx';
export { urlMetricsMessages } from './UrlMetrics/UrlMetrics.messages.ts';
export { UrlMetrics, type UrlMetricsProps } from './UrlMetrics/UrlMetrics.tsx';
export type { Recognition } from './WatchlistBulkAdd/useBulkAdd.ts';
export { watchlistBulkAddMessages } from './WatchlistBulkAdd/WatchlistBulkAdd.messages.ts';
export { WatchlistBulkAdd, type WatchlistBulkAddProps } from './WatchlistBulkAdd/WatchlistBulkAdd.tsx';
export { watchlistCompaniesMessages } from './WatchlistCompanies/WatchlistCompanies.messages.ts';
export {
  WatchlistCompanies,
  type WatchlistCompaniesProps,
} from './WatchlistCompanies/WatchlistCompanies.tsx';
export { watchlistSort, watchlistTableQuery, watchlistTableState } from './WatchlistCompanies/watchlistAddress.ts';
export { watchlistCopyMessages } from './WatchlistCopy/WatchlistCopy.messages.ts';
export { WatchlistCopy, type WatchlistCopyProps, type WatchlistCopyRequest } from './WatchlistCopy/WatchlistCopy.tsx';
export { watchlistDetailMessages } from './WatchlistDetail/WatchlistDetail.messages.ts';
export {
  type DatedPart,
  WatchlistDetail,
  type WatchlistDetailProps,
  type WatchlistParts,
} from './WatchlistDetail/WatchlistDetail.tsx';
export { type WatchlistTab, watchlistTab } from './WatchlistDetail/watchlistTab.ts';
export type { WatchlistFacts } from './WatchlistHeader/WatchlistFacts.ts';
export { watchlistHeaderMessages } from './WatchlistHeader/WatchlistHeader.messages.ts';
export {
  WatchlistHeader,
  type WatchlistHeaderProps,
  type WatchlistNaming,
} from './WatchlistHeader/WatchlistHeader.tsx';
export type { ListedWatchlist } from './WatchlistLists/ListedWatchlist.ts';
export { type WatchlistListsState, watchlistListsQuery, watchlistListsState } from './WatchlistLists/listsAddress.ts';
export { watchlistListsMessages } from './WatchlistLists/WatchlistLists.messages.ts';
export { WatchlistLists, type WatchlistListsProps } from './WatchlistLists/WatchlistLists.tsx';
export type { WatchlistListActions, WatchlistRenaming } from './WatchlistLists/WatchlistRow.tsx';
export { watchlistMergeMessages } from './WatchlistMerge/WatchlistMerge.messages.ts';
export {
  type MergePreview,
  WatchlistMerge,
  type WatchlistMergeProps,
  type WatchlistMergeRequest,
} from './WatchlistMerge/WatchlistMerge.tsx';
export type { WatchlistDraft } from './WatchlistModal/useWatchlistDraft.ts';
export type { WatchlistMaker, WatchlistTeamOption } from './WatchlistModal/WatchlistFields.tsx';
export { watchlistModalMessages } from './WatchlistModal/WatchlistModal.messages.ts';
export { WatchlistModal, type WatchlistModalProps } from './WatchlistModal/WatchlistModal.tsx';
export { watchlistUseCasesMessages } from './WatchlistModal/watchlistUseCases.messages.ts';
export { watchlistSettingsMessages } from './WatchlistSettings/WatchlistSettings.messages.ts';
export {
  type WatchlistChoices,
  WatchlistSettings,
  type WatchlistSettingsProps,
} from './WatchlistSettings/WatchlistSettings.tsx';
export type { ShareInvitation, ShareOutcome } from './WatchlistShare/ShareForm.tsx';
export type { SharedGuest, SharedOwner, SharedPerson, ShareRoleChange } from './WatchlistShare/SharePeople.tsx';
export type { ShareTeam } from './WatchlistShare/ShareTeams.tsx';
export { watchlistShareMessages } from './WatchlistShare/WatchlistShare.messages.ts';
export { WatchlistShare, type WatchlistShareProps } from './WatchlistShare/WatchlistShare.tsx';
export { watchlistShortcutsMessages } from './WatchlistShortcuts/WatchlistShortcuts.messages.ts';
export { WatchlistShortcuts, type WatchlistShortcutsProps } from './WatchlistShortcuts/WatchlistShortcuts.tsx';
