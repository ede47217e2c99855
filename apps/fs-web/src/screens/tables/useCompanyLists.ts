import { type CompanyLists, showsLists } from '@fs/research-widgets';
import type { TableState } from '@fs/ui';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { watchlistHref } from '../../addresses/appPaths.ts';
import { listsOfCompaniesQuery } from '../../queries/watchlists.ts';
import { useServices } from '../../services.tsx';
import { idsInParts, knownLists, listsIn } from './companyLists.ts';

/** The user's lists with the companies of the rows. Nothing is loaded until the user shows their column. */
export function useCompanyLists(companyIds: readonly string[], state: TableState): CompanyLists {
  const { client } = useServices();
  const known = useQueries({
    queries: (showsLists(state) ? idsInParts(companyIds) : []).map((ids) => listsOfCompaniesQuery(client, ids)),
    combine: knownLists,
  });
  return useMemo(() => ({ listsOf: listsIn(known), hrefOf: watchlistHref }), [known]);
}
