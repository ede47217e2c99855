import type { Watchlist } from '@fs/api-contract';
import { type UseQueryResult, useIsMutating, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { CallFailure } from '../../queries/CallFailure.ts';
import { refreshWatchlists } from '../../queries/watchlistChanges.ts';
import { watchlistEtagQuery } from '../../queries/watchlists.ts';
import { useServices } from '../../services.tsx';

/**
 * Polls whether another user changed or deleted the open list, also when the window regains focus. A list that is
 * deleted, or no longer shared with the user, leaves at once.
 * @returns a function that shows the changes, once there are any
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
    // Listens to window focus, because a visible window in the background fires no visibility change.
    const look = () => void refetch({ cancelRefetch: false });
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [refetch, isShown]);
  const isGone = isShown && latest.error instanceof CallFailure && latest.error.reason === 'not-found';
  const isLeft = isGone && !isSaving;
  useEffect(() => {
    // Whoever lost access keeps nothing of the list, and whatever they did there would fail.
    if (isLeft) void refreshWatchlists(queries);
  }, [queries, isLeft]);
  // The user's own changes refetch the list, so only later polls can detect others' changes.
  if (!isShown || isFetching || isSaving) return undefined;
  const isNewer =
    latest.data !== undefined && latest.data !== list.metadata.etag && latest.dataUpdatedAt > dataUpdatedAt;
  return isNewer ? () => void refreshWatchlists(queries) : undefined;
}
