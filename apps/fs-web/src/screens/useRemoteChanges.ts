import type { Watchlist } from '@fs/api-contract';
import { type UseQueryResult, useIsMutating, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { CallFailure } from '../queries/CallFailure.ts';
import { refreshWatchlists } from '../queries/watchlistChanges.ts';
import { watchlistEtagQuery } from '../queries/watchlists.ts';
import { useServices } from '../services.tsx';

/**
 * Looks from time to time, and whenever the user comes back to the window, whether somebody else changed or took away
 * the list that is shown.
 *
 * @returns what shows those changes, once there are any
 */
export function useRemoteChanges(
  id: string,
  { data: list, dataUpdatedAt, isFetching, isError }: UseQueryResult<Watchlist>,
): (() => void) | undefined {
  const { client } = useServices();
  const queries = useQueryClient();
  const isSaving = useIsMutating() > 0;
  const isShown = list !== undefined && !isError;
  const latest = useQuery({ ...watchlistEtagQuery(client, id), enabled: isShown });
  const { refetch } = latest;
  useEffect(() => {
    if (!isShown) return;
    // A window beside others may have been visible all along: what the query itself waits for then does not happen.
    const look = () => void refetch({ cancelRefetch: false });
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [refetch, isShown]);
  // What the user changes is read anew with the list itself: only a later look tells of others.
  if (!isShown || isFetching || isSaving) return undefined;
  const isGone = latest.error instanceof CallFailure && latest.error.reason === 'not-found';
  const isNewer =
    latest.data !== undefined && latest.data !== list.metadata.etag && latest.dataUpdatedAt > dataUpdatedAt;
  return isGone || isNewer ? () => void refreshWatchlists(queries) : undefined;
}
