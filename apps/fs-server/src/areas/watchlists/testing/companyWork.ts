import type { feedRoutes, watchlistReadRoutes, watchlistRoutes } from '@fs/api-contract';

type WatchlistRoute =
  | keyof typeof watchlistRoutes
  | keyof typeof watchlistReadRoutes
  | keyof typeof feedRoutes
  | 'getNews';

/**
 * The bound on the work and response of a route that reads lists. `refused` and `capped` are tested against stored
 * counts; `one list` reads up to `limits.watchlistItems` companies, and the reason says what it reads of each.
 */
interface Bound {
  kind: 'refused' | 'capped' | 'one list' | 'no companies';
  reason: string;
}

const merge: Bound = { kind: 'refused', reason: 'lists with more than limits.watchlistCompaniesPerCall companies' };
const feed: Bound = { kind: 'refused', reason: 'followed lists with more than limits.watchlistCompaniesPerCall' };
const oneList = (reason: string): Bound => ({ kind: 'one list', reason });
const noCompanies = (reason: string): Bound => ({ kind: 'no companies', reason });
const deals = oneList('the answer has limits.watchlistDeals rows at most, found by an index on the company');

/** The bound of every route that reads several lists, or several rows per company of a list. */
export const companyWork: Readonly<Record<WatchlistRoute, Bound>> = {
  getListSummaries: {
    kind: 'capped',
    reason: 'news, and a year of rounds, of limits.watchlistSummaryCompanies companies each',
  },
  getListUsage: noCompanies('counts the lists of one workspace'),
  previewMerge: merge,
  mergeLists: merge,
  createList: oneList('its own items, each once'),
  getList: oneList('its items, and their markets as a count for each market'),
  getListFigures: oneList('a count for each market, sums of a year, and counts up to limits.watchlistDeals'),
  copyList: oneList('its items, each once'),
  deleteLists: noCompanies('marks limits.watchlistsPerCall lists as deleted'),
  restoreLists: noCompanies('marks limits.watchlistsPerCall lists as not deleted'),
  changeWatchlistItems: oneList('its items, each once'),
  getWatchlistNote: noCompanies('the note about one company'),
  setWatchlistNote: noCompanies('writes the note about one company'),
  recognizeCompanies: oneList('limits.recognitionLines lines with limits.recognitionCandidates candidates each'),
  shareList: oneList('its items, each once'),
  setShareRole: noCompanies('its users alone'),
  unshareList: noCompanies('its users alone'),
  refreshWatchlist: noCompanies('writes one job'),
  getNews: merge,
  getDashboardEvents: feed,
  getDashboardUpdates: feed,
  getFeed: feed,
  getSeen: feed,
  getRaisedWeeks: feed,
  setSeen: noCompanies('writes the time of one scope'),
  getListSocials: oneList('one count for each of the six networks'),
  getListFunding: deals,
  getListAcquisitions: deals,
  getListInvestments: deals,
  getWatchlistCompanies: oneList('a page of limits.watchlistCompaniesPage companies'),
  getWatchlistFunding: deals,
  getWatchlistInvestments: deals,
  getWatchlistAcquisitions: deals,
  getWatchlistPeople: deals,
  getWatchlistSocialHistory: { kind: 'refused', reason: 'more than limits.watchlistSocialCounts counts' },
  searchWatchlistUpdates: deals,
  getWatchlistFile: deals,
};
