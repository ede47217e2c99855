import { type CompanyExtras, showsExtras } from '@fs/research-widgets';
import type { TableState } from '@fs/ui';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { watchlistHref } from '../../addresses/appPaths.ts';
import { companyExtrasQuery, loadExtras } from '../../queries/watchlists.ts';
import { useServices } from '../../services.tsx';
import { extrasIn, idsInParts, knownExtras } from './companyExtras.ts';

/** What optional columns show of the companies of the rows. Nothing is loaded until the user shows one of them. */
export function useCompanyExtras(companyIds: readonly string[], state: TableState): CompanyExtras {
  const { client } = useServices();
  const known = useQueries({
    queries: (showsExtras(state) ? idsInParts(companyIds) : []).map((ids) => companyExtrasQuery(client, ids)),
    combine: knownExtras,
  });
  return useMemo(
    () => ({
      extrasOf: extrasIn(known),
      loadExtras: async (ids, options) =>
        Object.assign({}, ...(await Promise.all(idsInParts(ids).map((part) => loadExtras(client, part, options))))),
      listHrefOf: watchlistHref,
    }),
    [known, client],
  );
}
