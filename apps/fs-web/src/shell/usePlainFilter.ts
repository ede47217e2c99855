import {
  companyFilterParameters,
  companyFilters,
  companyTableState,
  parsePlainFilters,
  type SearchFilter,
} from '@fs/research-widgets';
import { useQuery } from '@tanstack/react-query';
import { companiesPath } from '../addresses/appPaths.ts';
import { stringifySearch } from '../addresses/searchParameters.ts';
import { companyCountQuery, knownMarketsQuery } from '../queries/searches.ts';
import { useServices } from '../services.tsx';

/** Returns what a searched text means as filters of companies, with the number of matches. Undefined for no filter. */
export function usePlainFilter(text: string): SearchFilter | undefined {
  const { client } = useServices();
  const markets = useQuery({ ...knownMarketsQuery(client), enabled: text !== '' });
  const { filters, unused, search } = parsePlainFilters(text, {
    markets: markets.data ?? [],
    parameters: companyFilterParameters,
  });
  const isFilter = filters.length > 0;
  const count = useQuery({
    ...companyCountQuery(client, companyFilters(companyTableState(search))),
    enabled: isFilter,
  });
  if (!isFilter) return undefined;
  return { filters, unused, href: companiesPath + stringifySearch(search), count: count.data };
}
