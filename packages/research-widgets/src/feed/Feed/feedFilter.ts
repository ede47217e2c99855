import type { FeedItem } from '@fs/api-contract';

/** What the feed shows. */
export interface FeedFilter {
  /** Id of one list. Null for all followed lists. */
  listId: string | null;
  /** Empty for all kinds. */
  kinds: readonly FeedItem['kind'][];
  /** In US dollars. Null for rounds of any amount. */
  minAmount: number | null;
}

/** In the order of the page. */
export const feedKinds = ['funding', 'acquisition', 'investment', 'article'] as const satisfies FeedItem['kind'][];

/** Offered amounts, in US dollars. */
export const feedAmounts: readonly number[] = [1_000_000, 5_000_000, 10_000_000, 50_000_000, 100_000_000];

/** Reads a filter from the parameters of an address. Ignores invalid values. */
export function toFeedFilter(search: Readonly<Record<string, string | undefined>>): FeedFilter {
  const kinds = (search.kinds ?? '').split('~');
  const { list = '', over = '' } = search;
  return {
    listId: list === '' || list.length > 200 ? null : list,
    kinds: feedKinds.filter((kind) => kinds.includes(kind)),
    minAmount: /^[1-9]\d{0,11}$/.test(over) ? Number(over) : null,
  };
}

/** Writes a filter as parameters of an address. Defaults are omitted. */
export function toFeedSearch({ listId, kinds, minAmount }: FeedFilter): Record<string, string> {
  return {
    ...(listId !== null && { list: listId }),
    ...(kinds.length > 0 && { kinds: kinds.join('~') }),
    ...(minAmount !== null && { over: String(minAmount) }),
  };
}
