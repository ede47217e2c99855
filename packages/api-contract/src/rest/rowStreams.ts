/**
 * Lists that are given whole, however long, to who is signed in: POST, answered with lines of JSON. The first says how
 * many match (`{ "total": 61234 }`), each that follows holds rows (`[…]`), and the last how many there were
 * (`{ "count": 61234 }`): an answer without it broke off. At most `limits.exportedRows` are given.
 */
export const rowStreams = {
  companies: { path: '/api/companies/search/rows', failure: 'Failed to search for companies' },
  fundings: { path: '/api/funding/search/rows', failure: 'Failed to search for fundings' },
  watchlistCompanies: { path: '/api/watchlists/:id/companies/rows', failure: 'Failed to fetch Watchlist' },
} as const;

export type RowStreamName = keyof typeof rowStreams;

/** What a stream's lines are sent as. */
export const rowStreamType = 'application/x-ndjson';
