export {
  companyFilters,
  companySort,
  companyTableQuery,
  companyTableState,
} from './companies/CompanyTable/companySearch.ts';
export { type PlaceParts, placeQuery } from './internal/placeQuery.ts';
export {
  fundingFilters,
  fundingSort,
  fundingTableQuery,
  fundingTableState,
} from './markets/FundingTable/fundingSearch.ts';
export { marketTableQuery, marketTableState } from './markets/MarketTable/marketAddress.ts';
export {
  watchlistSort,
  watchlistTableQuery,
  watchlistTableState,
} from './watchlists/WatchlistCompanies/watchlistAddress.ts';
export { parseWatchlistTab, type WatchlistTab } from './watchlists/WatchlistDetail/watchlistTab.ts';
export {
  parseWatchlistListsState,
  type WatchlistListsState,
  watchlistListsQuery,
} from './watchlists/WatchlistLists/listsAddress.ts';
