import { limits } from '@fs/api-contract';
import { type CompanyLists, showsLists } from '@fs/research-widgets';
import { failed, loading, ready, type TableState } from '@fs/ui';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { watchlistHref } from '../../addresses/appPaths.ts';
import { type ListsById, listsOfCompaniesQuery } from '../../queries/watchlists.ts';
import { useServices } from '../../services.tsx';

/** The user's lists with the companies of the rows. Nothing is loaded until the user shows their column. */
export function useCompanyLists(companyIds: readonly string[], state: TableState): CompanyLists {
  const { client } = useServices();
  const parts = showsLists(state) ? partsOf(companyIds) : [];
  const { found, failure } = useQueries({
    queries: parts.map((ids) => listsOfCompaniesQuery(client, ids)),
    combine,
  });
  return useMemo(
    () => ({
      listsOf: ({ id }) => {
        const lists = found[id];
        if (lists) return ready(lists);
        return failure === undefined ? loading() : failed(failure);
      },
      hrefOf: watchlistHref,
    }),
    [found, failure],
  );
}

/** As many ids as a call may have, in an order that sorting the rows doesn't change. */
function partsOf(companyIds: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(companyIds.length / limits.companyColumns) }, (_, index) => {
    const ids = companyIds.slice(index * limits.companyColumns, (index + 1) * limits.companyColumns);
    return [...new Set(ids)].sort();
  });
}

/** Parts that loaded earlier stay when another fails. */
function combine(parts: readonly UseQueryResult<ListsById>[]) {
  return {
    found: Object.assign({}, ...parts.map(({ data }) => data)) as ListsById,
    failure: parts.find(({ error }) => error)?.error?.message,
  };
}
