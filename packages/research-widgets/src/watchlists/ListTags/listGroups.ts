import type { WatchlistSummary } from '@fs/api-contract';

/** Lists of one account, or personal lists. */
export interface ListGroup {
  /** Name of the account. Null for personal lists. */
  account: string | null;
  lists: readonly WatchlistSummary[];
}

/** Groups lists by account name, personal lists first. Keeps the order within each group. */
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

/** Returns lists whose name contains every word of the text, ignoring case. */
export function listsNamed(lists: readonly WatchlistSummary[], text: string): WatchlistSummary[] {
  const words = text.toLowerCase().split(/\s+/);
  return lists.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)));
}
