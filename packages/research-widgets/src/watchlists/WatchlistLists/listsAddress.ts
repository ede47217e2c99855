import type { TableSearch } from '../../internal/tableAddress.ts';

/** Sort orders of the lists: most news first, last updated first, by name from A, most companies first. */
export const listsSorts = ['news', 'updated', 'name', 'companies'] as const;

export type ListsSort = (typeof listsSorts)[number];

/** What the user searches for and sorts by on the page of watchlists. */
export interface WatchlistListsState {
  /** Text that the names contain. Empty shows all lists. */
  search: string;
  sort: ListsSort;
}

/** Longer texts are cut, in UTF-16 units. */
const longestText = 200;

/** Reads the state from the parameters of an address. Ignores invalid values. */
export function parseWatchlistListsState(parameters: TableSearch): WatchlistListsState {
  const sort = listsSorts.find((each) => each === parameters.sort) ?? listsSorts[0];
  return { search: (parameters.search ?? '').slice(0, longestText), sort };
}

/** Writes the state as parameters of an address. Defaults are omitted. */
export function watchlistListsSearch({ search, sort }: WatchlistListsState): Record<string, string> {
  return { ...(search !== '' && { search }), ...(sort !== listsSorts[0] && { sort }) };
}
