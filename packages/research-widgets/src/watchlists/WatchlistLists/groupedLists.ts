import { foldText } from '../../internal/foldText.ts';
import type { ListedWatchlist } from './ListedWatchlist.ts';
import type { ListsSort, WatchlistListsState } from './listsAddress.ts';

export interface GroupedLists {
  /** Lists of the workspace. */
  own: readonly ListedWatchlist[];
  /** Lists that others shared with the user. */
  shared: readonly ListedWatchlist[];
}

type Compare = (one: ListedWatchlist, other: ListedWatchlist) => number;

/**
 * Returns the lists that match the search. News come before stars, because the user reads them first. In all other
 * orders, starred lists come first. Lists with equally much news are ordered by star and last change.
 *
 * @param locale locale whose alphabet orders the names
 */
export function groupedLists(
  lists: readonly ListedWatchlist[],
  { search, sort }: WatchlistListsState,
  locale = 'en',
): GroupedLists {
  const alphabet = new Intl.Collator(locale, { numeric: true });
  const byName: Compare = (one, other) => alphabet.compare(one.name, other.name);
  const byStar: Compare = (one, other) => Number(other.isStarred) - Number(one.isStarred);
  const orders: Record<ListsSort, Compare> = {
    name: byName,
    // ISO 8601 in UTC sorts as text. Unknown dates come last.
    news: (one, other) => other.newCount - one.newCount,
    updated: (one, other) => textOrder(other.updatedAt ?? '', one.updatedAt ?? ''),
    companies: (one, other) => other.companyCount - one.companyCount,
  };
  const wanted = foldText(search);
  const found = lists
    .filter(({ name }) => foldText(name).includes(wanted))
    .toSorted(
      (one, other) =>
        (sort === 'news' ? orders.news(one, other) : 0) ||
        byStar(one, other) ||
        orders[sort === 'news' ? 'updated' : sort](one, other) ||
        byName(one, other),
    );
  return {
    own: found.filter(({ isShared }) => !isShared),
    shared: found.filter(({ isShared }) => isShared),
  };
}

function textOrder(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
