export {
  companyFilterParameters,
  companyFilters,
  companySort,
  companyTableSearch,
  companyTableState,
} from './companies/CompanyTable/companySearch.ts';
export { type PlaceParts, placeQuery } from './internal/placeQuery.ts';
export type { TableSearch } from './internal/tableAddress.ts';
export {
  acquisitionFilters,
  acquisitionSort,
  acquisitionTableSearch,
  acquisitionTableState,
} from './markets/AcquisitionTable/acquisitionAddress.ts';
export {
  fundingFilters,
  fundingSort,
  fundingTableSearch,
  fundingTableState,
} from './markets/FundingTable/fundingSearch.ts';
export {
  investorFilters,
  investorSort,
  investorTableSearch,
  investorTableState,
} from './markets/InvestorTable/investorAddress.ts';
export { marketSort, marketTableSearch, marketTableState } from './markets/MarketTable/marketAddress.ts';
export {
  personFilters,
  personSort,
  personTableSearch,
  personTableState,
} from './people/PersonTable/personAddress.ts';
export { weeklyTopicsSearch, weeklyTopicsState } from './topics/WeeklyTopics/weeklyTopicsAddress.ts';
export {
  watchlistSort,
  watchlistTableSearch,
  watchlistTableState,
} from './watchlists/WatchlistCompanies/watchlistAddress.ts';
export { parseWatchlistTab, type WatchlistTab } from './watchlists/WatchlistDetail/watchlistTab.ts';
export {
  parseWatchlistListsState,
  type WatchlistListsState,
  watchlistListsSearch,
} from './watchlists/WatchlistLists/listsAddress.ts';
export { useCaseSearch } from './watchlists/WatchlistModal/listUseCases.ts';
