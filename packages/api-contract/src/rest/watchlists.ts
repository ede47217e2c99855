import type { RouteTable } from './route.ts';

/** Lists as wholes: what there are, made, merged, shared and taken away (research §7). */
export const watchlistRoutes = {
  getListSummaries: {
    method: 'GET',
    path: '/lists/summary',
    audience: 'signed-in',
    failure: 'Failed to fetch watchlists',
  },
  getListUsage: {
    method: 'GET',
    path: '/lists/usage',
    isAddition: true,
    audience: 'signed-in',
    failure: 'Failed to fetch watchlists',
  },
  previewMerge: {
    method: 'GET',
    path: '/lists/merge',
    isAddition: true,
    audience: 'signed-in',
    failure: 'Failed to merge watchlist',
  },
  createList: {
    method: 'POST',
    path: '/lists',
    audience: 'signed-in',
    failure: 'Failed to create Watchlist',
  },
  getList: {
    method: 'GET',
    path: '/lists/:id',
    audience: 'signed-in',
    failure: 'Failed to fetch Watchlist',
  },
  /** What a list's companies add up to (ours). */
  getListFigures: {
    method: 'GET',
    path: '/lists/:id/figures',
    isAddition: true,
    audience: 'signed-in',
    failure: 'Failed to fetch Watchlist',
  },
  mergeLists: {
    method: 'POST',
    path: '/lists/merge',
    audience: 'signed-in',
    failure: 'Failed to merge watchlist',
  },
  copyList: {
    method: 'POST',
    path: '/lists/copy',
    audience: 'signed-in',
    failure: 'Failed to copy watchlist',
  },
  deleteLists: {
    method: 'DELETE',
    path: '/lists',
    audience: 'signed-in',
    failure: 'Failed to delete watchlist',
  },
  restoreLists: {
    method: 'POST',
    path: '/api/watchlists/restore',
    isAddition: true,
    audience: 'signed-in',
    failure: 'Failed to update watchlist',
  },
  changeWatchlistItems: {
    method: 'POST',
    path: '/api/watchlists/:id/items',
    isAddition: true,
    audience: 'signed-in',
    failure: 'Failed to update watchlist',
  },
  getWatchlistNote: {
    method: 'GET',
    path: '/api/watchlists/:id/items/:companyId/note',
    isAddition: true,
    audience: 'signed-in',
    failure: 'Failed to fetch Watchlist',
  },
  setWatchlistNote: {
    method: 'PUT',
    path: '/api/watchlists/:id/items/:companyId/note',
    isAddition: true,
    audience: 'signed-in',
    failure: 'Failed to update watchlist',
  },
  recognizeCompanies: {
    method: 'POST',
    path: '/api/watchlists/recognize',
    isAddition: true,
    audience: 'signed-in',
    failure: 'Failed to search for companies',
  },
  shareList: {
    method: 'POST',
    path: '/lists/:id/share',
    audience: 'signed-in',
    failure: 'Failed to send invite emails',
  },
  setShareRole: {
    method: 'PUT',
    path: '/lists/:id/share',
    isAddition: true,
    audience: 'signed-in',
    failure: 'Failed to update watchlist',
  },
  unshareList: {
    method: 'DELETE',
    path: '/lists/:id/share',
    audience: 'signed-in',
    failure: 'Failed to delete shared setting',
  },
  refreshWatchlist: {
    method: 'POST',
    path: '/api/watchlists/:id/refresh',
    audience: 'signed-in',
    failure: 'Failed to refresh data',
  },
} as const satisfies RouteTable;
