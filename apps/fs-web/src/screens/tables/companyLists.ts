import { limits } from '@fs/api-contract';
import type { CompanyLists } from '@fs/research-widgets';
import { failed, loading, ready } from '@fs/ui/loadable';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ListsById } from '../../queries/watchlists.ts';

/** What is known of the lists, and why nothing is known of other companies. */
interface KnownLists {
  found: ListsById;
  failure: string | undefined;
}

/** As many ids as a call may have, in an order that sorting the rows doesn't change. */
export function idsInParts(companyIds: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(companyIds.length / limits.companyColumns) }, (_, index) => {
    const ids = companyIds.slice(index * limits.companyColumns, (index + 1) * limits.companyColumns);
    return [...new Set(ids)].sort();
  });
}

/** Parts that loaded stay when another fails, or when they are loaded again. */
export function knownLists(parts: readonly Pick<UseQueryResult<ListsById>, 'data' | 'error'>[]): KnownLists {
  return {
    found: Object.assign({}, ...parts.map(({ data }) => data)) as ListsById,
    failure: parts.find(({ error }) => error)?.error?.message,
  };
}

export function listsIn({ found, failure }: KnownLists): CompanyLists['listsOf'] {
  return ({ id }) => {
    const lists = found[id];
    if (lists) return ready(lists);
    return failure === undefined ? loading() : failed(failure);
  };
}
