import type { WatchlistSummary } from '@fs/api-contract';

/** Lists of one account, or of none. */
export interface ListGroup {
  /** Of the account; null for the user's own. */
  account: string | null;
  lists: readonly WatchlistSummary[];
}

/** Lists by account name, the user's own first, each group in the order in which its lists came. */
export function listGroups(lists: readonly WatchlistSummary[]): ListGroup[] {
  const groups = new Map<string | null, WatchlistSummary[]>();
  for (const list of lists) {
    const account = list.account?.name ?? null;
    groups.set(account, [...(groups.get(account) ?? []), list]);
  }
  return [...groups]
    .map(([account, grouped]) => ({ account, lists: grouped }))
    .sort((a, b) => Number(a.account !== null) - Number(b.account !== null) || byName(a.account, b.account));
}

function byName(a: string | null, b: string | null): number {
  return (a ?? '').localeCompare(b ?? '');
}

/** Lists whose name holds every word of the text, whatever its case. */
export function listsNamed(lists: readonly WatchlistSummary[], text: string): WatchlistSummary[] {
  const words = text.toLowerCase().split(/\s+/);
  return lists.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)));
}
