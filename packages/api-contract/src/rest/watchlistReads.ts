import type { RouteTable } from './route.ts';

const read = { method: 'GET', audience: 'signed-in', failure: 'Failed to fetch Watchlist' } as const;

/** What is known of the companies of a list, and of all lists that the caller follows (research §7). */
export const watchlistReadRoutes = {
  getDashboardEvents: { ...read, path: '/api/watchlists/dashboard/events', failure: 'Failed to fetch events' },
  getDashboardUpdates: { ...read, path: '/api/watchlists/dashboard/updates', failure: 'Failed to fetch events' },
  getListSocials: { ...read, path: '/lists/:id/socials' },
  getListFunding: { ...read, path: '/lists/:id/funding' },
  getListAcquisitions: { ...read, path: '/lists/:id/acquisitions' },
  getListInvestments: { ...read, path: '/lists/:id/investments' },
  getWatchlistCompanies: { ...read, path: '/api/watchlists/:id/companies' },
  getWatchlistFunding: { ...read, path: '/api/watchlists/:id/funding' },
  getWatchlistInvestments: { ...read, path: '/api/watchlists/:id/investments' },
  getWatchlistAcquisitions: { ...read, path: '/api/watchlists/:id/acquisitions' },
  getWatchlistPeople: { ...read, path: '/api/watchlists/:id/people' },
  getWatchlistSocialHistory: { ...read, path: '/api/watchlists/:id/socialHistory' },
  searchWatchlistUpdates: { ...read, method: 'PUT', path: '/api/watchlists/:id/updates' },
  getWatchlistFile: { ...read, path: '/api/watchlists/:id/files/:file' },
} as const satisfies RouteTable;
