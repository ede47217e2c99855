/** By name from A; the newest first; the longest first. */
export const listsSorts = ['updated', 'name', 'companies'] as const;

export type ListsSort = (typeof listsSorts)[number];

/** All that a user can do to the page of lists, as its address keeps it. */
export interface WatchlistListsState {
  /** Words of the name; empty for all. */
  search: string;
  sort: ListsSort;
}

/** Longest text that is taken from an address, in UTF-16 units. */
const longestText = 200;

/** What the query of an address asks the page to show; what it does not understand is left out. */
export function parseWatchlistListsState(query: URLSearchParams): WatchlistListsState {
  const sort = listsSorts.find((each) => each === query.get('sort')) ?? listsSorts[0];
  return { search: (query.get('search') ?? '').slice(0, longestText), sort };
}

/** The query of the address that shows the same. */
export function watchlistListsQuery({ search, sort }: WatchlistListsState): URLSearchParams {
  const query = new URLSearchParams();
  if (search.trim() !== '') query.set('search', search);
  if (sort !== listsSorts[0]) query.set('sort', sort);
  return query;
}
