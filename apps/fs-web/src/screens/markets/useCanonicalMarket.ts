import type { MarketProfile } from '@fs/api-contract';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useMatch, useParams, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { type MarketPage, marketPagePath, marketSlug } from '../../addresses/appPaths.ts';
import { stringifySearch } from '../../addresses/searchParameters.ts';
import { useAddressSearch } from '../../addresses/useAddressSearch.ts';
import { marketQuery } from '../../queries/markets.ts';
import { useServices, useSessionState } from '../../services.tsx';

/**
 * Replaces other addresses of a market, such as those with its full id or the slug of its name, by the one that links
 * have. Search and fragment stay.
 */
export function useCanonicalMarket(market: MarketProfile | undefined, page: MarketPage | undefined): void {
  const { client } = useServices();
  const isSignedIn = useSessionState().user !== undefined;
  const queries = useQueryClient();
  const router = useRouter();
  const { categoryId } = useParams({ strict: false });
  const isResearch = useMatch({ strict: false, select: ({ id }) => id.startsWith('/research/') });
  // While the user leaves, the router's location is already that of the next page.
  const { search, isSettled } = useAddressSearch();
  const { hash } = useLocation();
  const isOther = market !== undefined && (isResearch || categoryId !== marketSlug(market));
  const address = market && isOther && isSettled ? marketPagePath(market, page) + stringifySearch(search) : undefined;

  useEffect(() => {
    if (!market || address === undefined) return;
    // The market is known under its canonical address too, so that nothing loads again.
    queries.setQueryData(marketQuery(client, marketSlug(market), isSignedIn).queryKey, market);
    void router.navigate({ href: address + (hash && `#${hash}`), replace: true });
  }, [market, address, hash, client, isSignedIn, queries, router]);
}
